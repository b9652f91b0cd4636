import { splitLocale } from '../locale/locale.ts';
import { isSitePath } from '../address/path.ts';
import { routeKey } from '../address/route-key.ts';
import { splitUrl } from '../address/url-parts.ts';
import { hasParameters, isCurrentPage } from './current-page.ts';

/** More than any path is long. */
const exact = 10_000;

/**
 * How near a link leads to a page: 0 not at all, more the less there is between the link's path and the page's below it,
 * most where it names the page. A site's root is above every page and so near none; query parameters that the link names
 * must be the page's, and of links that differ in their hash alone the one with the page's is nearest.
 * @param page path, query and hash of the page
 */
export function linkCloseness(href: string, page: string): number {
  if (!isSitePath(href)) return 0;
  const { path, query, hash } = splitUrl(href);
  const shown = splitUrl(page);
  if (isCurrentPage(href, page)) {
    const place = hash === shown.hash ? 0.5 : -0.5;
    return exact + [...new URLSearchParams(query)].length + (hash === '' ? 0 : place);
  }
  const above = routeKey(path);
  const isAbove = splitLocale(above).rest !== '/' && routeKey(shown.path).startsWith(above);
  return isAbove && hasParameters(shown.query, query) ? above.length : 0;
}

/** Whether a link that leads this near names the page itself. */
export function isOwnLink(closeness: number): boolean {
  return closeness > exact - 1;
}
