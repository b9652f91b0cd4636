/**
 * Whether a link leads to the page that is shown: the same path, and every query parameter that the link names.
 * @param currentPath path, query and hash of the page
 */
export function isCurrentPage(href: string, currentPath: string): boolean {
  if (!href.startsWith('/')) return false;
  const [path, query = ''] = parts(href);
  const [currentPathname, currentQuery = ''] = parts(currentPath);
  const current = new URLSearchParams(currentQuery);
  return (
    path === currentPathname &&
    [...new URLSearchParams(query)].every(([name, value]) => current.get(name) === value)
  );
}

function parts(url: string): string[] {
  const [path = '', query = ''] = (url.split('#')[0] ?? '').split('?');
  return [path.replace(/\/*$/, '/'), query];
}
