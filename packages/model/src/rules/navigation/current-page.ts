import { routeKey } from '../address/route-key.ts';
import { splitUrl } from '../address/url-parts.ts';

/**
 * Whether a link leads to the current page: the same path, and every query parameter that the link has.
 * @param page path, query and hash of the page
 */
export function isCurrentPage(href: string, page: string): boolean {
  const link = splitUrl(href);
  const shown = splitUrl(page);
  return (
    href !== '' && routeKey(link.path) === routeKey(shown.path) && hasParameters(shown.query, link.query)
  );
}

/** Whether a query has every parameter of another one. */
export function hasParameters(query: string, wanted: string): boolean {
  const parameters = new URLSearchParams(query);
  return [...new URLSearchParams(wanted)].every(([name, value]) => parameters.has(name, value));
}
