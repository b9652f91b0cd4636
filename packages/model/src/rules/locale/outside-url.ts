import { isOutside } from '../address/outside-path.ts';
import { splitLocale } from './locale.ts';

const anyOrigin = 'https://site.invalid';

/**
 * Whether an application other than the portal answers an address, which may have a locale. A page must not load pictures, scripts and
 * sheets from there: the browser sends the user's cookies along, so that one with the logout's address would sign the user out.
 */
export function isOutsideUrl(url: string): boolean {
  return URL.canParse(url, anyOrigin) && isOutside(splitLocale(new URL(url, anyOrigin).pathname).rest);
}
