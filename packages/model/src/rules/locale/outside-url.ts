import { isOutside } from '../address/outside-path.ts';
import { splitLocale } from './locale.ts';

const anyOrigin = 'https://site.invalid';

/**
 * Whether another application than the portal answers an address, which may have a locale. A page must not ask for its pictures,
 * scripts and sheets there: a browser does so with the person's cookies, so that one at the way out signs out whoever sees it.
 */
export function isOutsideUrl(url: string): boolean {
  return URL.canParse(url, anyOrigin) && isOutside(splitLocale(new URL(url, anyOrigin).pathname).rest);
}
