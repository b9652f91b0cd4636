import { type CookieCategory, cookieConsent } from '@fleet-portal/model/constants';
import {
  allowedCategories,
  cookiePattern,
  cookieScopes,
  decidedCategories,
  namesByCategory,
} from '@fleet-portal/model/rules';
import { readCookies } from './read-cookies.ts';

/** The names of cookies by category, as a configuration writes them: `_ga*` stands for all that begin so. */
export type CookieNames = Readonly<Partial<Record<CookieCategory, readonly string[]>>>;

/**
 * A cookie that is partitioned is another than the one of the same name that is not, and one whose name begins with `__Secure-` or
 * `__Host-` is only written with `secure`, which pages without TLS may not write.
 */
const kinds = ['', '; secure', '; secure; partitioned'];

const warned = new Set<string>();

/**
 * Clears the page's cookies of the categories that the person has refused; none where nobody has decided. What was running as they
 * refused may have written some again, so this is for every page that comes (CKC-01).
 * @param names the shell's own list where there is none; what is no name is told and left out
 */
export function clearRefused(names?: CookieNames | null): void {
  const read = namesByCategory(names, warn);
  const decided = decidedCategories(readCookies());
  if (!decided) return;
  const allowed = allowedCategories(decided);
  const namesWhere = (isAllowed: boolean) =>
    read.flatMap(([category, own]) => (allowed.has(category) === isAllowed ? own : []));
  clearCookies(namesWhere(false), [cookieConsent.name, ...namesWhere(true)]);
}

/** Each decision reads the names anew. */
function warn(problem: string): void {
  if (!warned.has(problem)) console.warn(`fp-cookie-consent: ${problem}.`);
  warned.add(problem);
}

/**
 * Wherever a script may have set them: trackers use the widest domain there is.
 * @param kept names that stay although one of the others stands for them, too
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
