/** The scope of a cookie; without a domain, it belongs to the host alone. */
export interface CookieScope {
  domain: string | null;
  path: string;
}

/** More folders than the address of any page has: a link with thousands of them would keep the page busy for minutes. */
const mostFolders = 30;

/**
 * All scopes in which a page's scripts can set a cookie that the page sees: its host or a parent domain, its path or a parent path.
 * A cookie can only be cleared in the scope in which it was set, which cannot be read (CKC-01).
 * @param hostname such as `fleet.brand.example`
 * @param pathname such as `/en-us/vans/`
 */
export function cookieScopes(hostname: string, pathname: string): CookieScope[] {
  const labels = hostname.split('.');
  const domains = [null, ...labels.map((_, index) => labels.slice(index).join('.'))];
  const folders = pathname.split('/').filter(Boolean).slice(0, mostFolders);
  const paths = [
    '/',
    ...folders.flatMap((_, index) => {
      const path = `/${folders.slice(0, index + 1).join('/')}`;
      return [path, `${path}/`];
    }),
  ];
  return domains.flatMap((domain) => paths.map((path) => ({ domain, path })));
}
