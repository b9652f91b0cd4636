import type { NavigationNode } from '../../entities/index.ts';
import { routeKey } from '../address/route-key.ts';
import { splitUrl } from '../address/url-parts.ts';
import { linkHref } from '../links/links.ts';
import { isCurrentPage } from './current-page.ts';

/**
 * Returns a function that tells whether a node links to a page.
 * @param currentPath path, query and hash of the page
 */
export function leadsTo(currentPath: string, locale: string): (node: NavigationNode) => boolean {
  const page = routeKey(splitUrl(currentPath).path);
  return ({ target }) =>
    mayLeadTo(page, target?.path) && isCurrentPage(linkHref(target, locale), currentPath);
}

/** Rules out almost all links without building their addresses, which is slow: a plain path has to be the end of the page's path. */
function mayLeadTo(page: string, path: unknown): boolean {
  if (typeof path !== 'string') return false;
  return /[^\w/-]/.test(path) || page.endsWith(path.replace(/\/?$/, '/'));
}
