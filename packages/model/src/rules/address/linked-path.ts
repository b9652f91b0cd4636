import { safePath } from './path.ts';
import { hasTricks } from './tricks.ts';

/**
 * Where a link's href leads from a page, as path, query and hash of this site; null where it leads elsewhere or tries a trick (RTE-25).
 * What begins with no slash and no scheme is read from the page's address.
 * @param here the page's address, such as `location.href`
 */
export function linkedPath(href: string, here: string): string | null {
  const { origin } = new URL(here);
  const isRelative = !/^ *(?:\/|[a-z][a-z\d+.-]*:)/i.test(href) && !hasTricks(href);
  return safePath(isRelative ? new URL(href, here).href : href, origin);
}
