import { splitLocale } from '../locale/locale.ts';
import { isSitePath } from '../address/path.ts';
import { routeKey } from '../address/route-key.ts';
import { splitUrl } from '../address/url-parts.ts';
import { hasParameters, isCurrentPage } from './current-page.ts';

/** Longer than any path. */
const exact = 10_000;

/**
 * How closely a link matches a page: 0 not at all, higher the shorter the rest of the page's path below the link's,
 * highest if it links to the page itself. A site's root is above every page, and so matches none but itself. The page must have the
 * link's query parameters, and among links that differ only in their hash, the one with the page's hash matches best.
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

/** Whether a link of this closeness leads to the page itself. */
export function isOwnLink(closeness: number): boolean {
  return closeness > exact - 1;
}
