import { splitLocale } from '../locale/locale.ts';
import { routeKey } from '../address/route-key.ts';
import { splitUrl } from '../address/url-parts.ts';

/** More than any path is long. */
const exact = 10_000;

/**
 * How near a link leads to a page: 0 not at all, more the less there is between the link's path and the page's below it,
 * most where it names the page. A site's root is above every page and so near none; query parameters that the link names
 * must be the page's.
 * @param page path, query and hash of the page
 */
export function linkCloseness(href: string, page: string): number {
  const link = splitUrl(href);
  const shown = splitUrl(page);
  const named = [...new URLSearchParams(link.query)];
  const parameters = new URLSearchParams(shown.query);
  if (!href.startsWith('/') || named.some(([name, value]) => parameters.get(name) !== value)) return 0;
  const above = routeKey(link.path);
  const below = routeKey(shown.path);
  if (above === below) return exact + named.length;
  return splitLocale(above).rest !== '/' && below.startsWith(above) ? above.length : 0;
}
