import { localePath, splitLocale } from './locale.ts';
import { splitUrl } from '../address/url-parts.ts';

/** The address of the same page in another locale; query and hash stay. */
export function switchLocale(url: string, to: string): string {
  const { path, query, hash } = splitUrl(url);
  return localePath(to, splitLocale(path).rest + query + hash);
}
