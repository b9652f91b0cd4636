import { cookiePattern, cookieScopes } from '@fleet-portal/model/rules';

/**
 * Clears the page's cookies of these names, wherever a script may have set them: trackers use the widest domain there is.
 * @param names as the configuration writes them, such as `_ga*`
 */
export function clearCookies(names: readonly string[]): void {
  const patterns = names.map(cookiePattern);
  const present = document.cookie.split(/;\s*/).map((cookie) => cookie.split('=', 1)[0] ?? '');
  for (const name of present.filter((one) => patterns.some((pattern) => pattern.test(one)))) {
    for (const { domain, path } of cookieScopes(location.hostname, location.pathname)) {
      document.cookie = `${name}=; path=${path}; max-age=0${domain ? `; domain=${domain}` : ''}`;
    }
  }
}
