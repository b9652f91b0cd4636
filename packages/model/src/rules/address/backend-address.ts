/** Where the account API is reached (API-08). */
export interface AccountApi {
  /** Where the shell's backend answers. */
  base: string;
  /** The account API's base, as the proxy knows it. */
  accountApi: string;
}

/** An address under a base, which may or may not end in a slash and may be empty for this site. */
export function under(base: string, path: string): string {
  return base.replace(/\/+$/, '') + path;
}

/** A path of the account API, through the backend's proxy: the browser never talks to that API itself (API-08). */
export function proxyHref({ base, accountApi }: AccountApi, path: string): string {
  const target = accountApi.endsWith('/') ? accountApi + path : `${accountApi}/${path}`;
  return under(base, `/proxy-api-request/?redirect=${encodeURIComponent(target)}`);
}

/** Where the backend has a market's JSON. */
export function marketHref(base: string, id: string): string {
  return under(base, `/markets/${encodeURIComponent(id)}.json`);
}
