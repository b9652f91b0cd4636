/** Where to reach the account API (API-08). */
export interface AccountApi {
  /** Where the shell's backend is. */
  base: string;
  /** The account API's base, as the proxy knows it. */
  accountApi: string;
}

/** An address under a base, which may end in a slash, or be empty for this site. */
export function under(base: string, path: string): string {
  return base.replace(/\/+$/, '') + path;
}

/** A path of the account API through the backend's proxy: the browser never calls that API directly (API-08). */
export function proxyHref({ base, accountApi }: AccountApi, path: string): string {
  const target = accountApi.endsWith('/') ? accountApi + path : `${accountApi}/${path}`;
  return under(base, `/proxy-api-request/?redirect=${encodeURIComponent(target)}`);
}

/** The address of a market's JSON in the backend. */
export function marketHref(base: string, id: string): string {
  return under(base, `/markets/${encodeURIComponent(id)}.json`);
}
