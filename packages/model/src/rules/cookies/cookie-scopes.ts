/** Where a cookie may stand: without a domain it is the host's alone. */
export interface CookieScope {
  domain: string | null;
  path: string;
}

/**
 * Everywhere that a page's scripts can set a cookie that the page sees: for its host or a domain above it, at its path or one
 * above it. A cookie is cleared only in the scope in which it was set, and does not say in which (CKC-01).
 * @param hostname such as `fleet.brand.example`
 * @param pathname such as `/en-us/vans/`
 */
export function cookieScopes(hostname: string, pathname: string): CookieScope[] {
  const labels = hostname.split('.');
  const domains = [null, ...labels.map((_, index) => labels.slice(index).join('.'))];
  const folders = pathname.split('/').filter(Boolean);
  const paths = [
    '/',
    ...folders.flatMap((_, index) => {
      const path = `/${folders.slice(0, index + 1).join('/')}`;
      return [path, `${path}/`];
    }),
  ];
  return domains.flatMap((domain) => paths.map((path) => ({ domain, path })));
}
