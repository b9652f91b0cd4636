import { cookiePattern, cookieScopes } from '@fleet-portal/model/rules';

/**
 * A cookie that is partitioned is another than the one of the same name that is not, and one whose name begins with `__Secure-` or
 * `__Host-` is only written with `secure`, which pages without TLS may not write.
 */
const kinds = ['', '; secure', '; secure; partitioned'];

/**
 * Clears the page's cookies of these names, wherever a script may have set them: trackers use the widest domain there is.
 * @param names as the configuration writes them, such as `_ga*`
 */
export function clearCookies(names: readonly string[]): void {
  const patterns = names.map(cookiePattern);
  const present = document.cookie.split(/;\s*/).map((cookie) => cookie.split('=', 1)[0] ?? '');
  for (const name of present.filter((one) => patterns.some((pattern) => pattern.test(one)))) {
    for (const { domain, path } of cookieScopes(location.hostname, location.pathname)) {
      const scope = `path=${path}${domain ? `; domain=${domain}` : ''}`;
      for (const kind of kinds) document.cookie = `${name}=; max-age=0; ${scope}${kind}`;
    }
  }
}
