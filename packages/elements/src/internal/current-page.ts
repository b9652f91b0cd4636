import { splitUrl, withTrailingSlash } from '@fleet-portal/model/rules';

/**
 * Whether a link leads to the page that is shown: the same path, and every query parameter that the link names.
 * @param currentPath path, query and hash of the page
 */
export function isCurrentPage(href: string, currentPath: string): boolean {
  if (!href) return false;
  const link = splitUrl(href);
  const page = splitUrl(currentPath);
  if (withTrailingSlash(link.path) !== withTrailingSlash(page.path)) return false;
  if (!link.query) return true;
  const shown = new URLSearchParams(page.query);
  return [...new URLSearchParams(link.query)].every(([name, value]) => shown.get(name) === value);
}
