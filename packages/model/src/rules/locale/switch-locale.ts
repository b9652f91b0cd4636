import { localePath, splitLocale } from './locale.ts';
import { splitUrl } from '../address/url-parts.ts';

/** The address of the same page in another locale, with the same query and hash. */
export function switchLocale(url: string, to: string): string {
  const { path, query, hash } = splitUrl(url);
  return localePath(to, splitLocale(path).rest + query + hash);
}
