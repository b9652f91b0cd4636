import { safePath } from './path.ts';
import { hasTricks } from './tricks.ts';

/**
 * The target of a link's href on a page, as path, query and hash of this site; null if it leads elsewhere or is unsafe (RTE-25).
 * Without a leading slash or a scheme, it is resolved against the page's address.
 * @param here the page's address, such as `location.href`
 */
export function linkedPath(href: string, here: string): string | null {
  const { origin } = new URL(here);
  const isRelative = !/^ *(?:\/|[a-z][a-z\d+.-]*:)/i.test(href) && !hasTricks(href);
  return safePath(isRelative ? new URL(href, here).href : href, origin);
}
