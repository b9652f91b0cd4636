import { type CookieCategory, cookieConsent } from '@fleet-portal/model/constants';
import {
  allowedCategories,
  cookiePattern,
  cookieScopes,
  decidedCategories,
  namesByCategory,
} from '@fleet-portal/model/rules';
import { warnOnce } from '../internal/warn-once.ts';
import { readCookies } from './read-cookies.ts';

/** The names of cookies by category, as written in a configuration: `_ga*` matches all that begin with `_ga`. */
export type CookieNames = Readonly<Partial<Record<CookieCategory, readonly string[]>>>;

/**
 * A partitioned cookie differs from an unpartitioned one of the same name, and cookies whose name begins with `__Secure-` or `__Host-` need
 * `secure`, which pages without TLS cannot write.
 */
const kinds = ['', '; secure', '; secure; partitioned'];

/**
 * Clears the page's cookies of the categories that the user has refused; none if there is no decision yet. Scripts that were running at the
 * time of the refusal may have written some again, so this runs on every page (CKC-01).
 * @param names the shell's own list by default; invalid names are reported and left out
 */
export function clearRefused(names?: CookieNames | null): void {
  const read = namesByCategory(names, (problem) => warnOnce(`<fp-cookie-consent>: ${problem}.`));
  const decided = decidedCategories(readCookies());
  if (!decided) return;
  const allowed = allowedCategories(decided);
  const namesWhere = (isAllowed: boolean) =>
    read.flatMap(([category, own]) => (allowed.has(category) === isAllowed ? own : []));
  clearCookies(namesWhere(false), [cookieConsent.name, ...namesWhere(true)]);
}

/**
 * Clears cookies in every scope in which a script may have set them: trackers use the widest possible domain.
 * @param kept names to keep even if one of `names` matches them
 */
export function clearCookies(names: readonly string[], kept: readonly string[] = []): void {
  const present = readCookies()
    .split(/;\s*/)
    .map((cookie) => cookie.split('=', 1)[0] ?? '');
  for (const name of present.filter((one) => isAmong(names, one) && !isAmong(kept, one))) {
    for (const { domain, path } of cookieScopes(location.hostname, location.pathname)) {
      const scope = `path=${path}${domain ? `; domain=${domain}` : ''}`;
      for (const kind of kinds) document.cookie = `${name}=; max-age=0; ${scope}${kind}`;
    }
  }
}

function isAmong(names: readonly string[], name: string): boolean {
  return names.some((one) => cookiePattern(one).test(name));
}
