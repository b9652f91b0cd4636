import { canonicalLocale, splitLocale } from './locale.ts';

/**
 * Splits a market's own locale off a path of single slashes, reading a translation vendor's code as the locale that it stands for
 * (SES-09). Whatever only looks like a locale, such as `/co-op/`, stays in the path.
 */
export function splitOwnLocale(
  path: string,
  locales: ReadonlySet<string>,
): { locale: string | null; rest: string } {
  const end = path.indexOf('/', 1);
  const segment = (end < 0 ? path.slice(1) : path.slice(1, end)).toLowerCase();
  const locale = splitLocale(`/${segment}`).locale === null ? segment : canonicalLocale(segment);
  if (!locales.has(locale)) return { locale: null, rest: path };
  return { locale, rest: end < 0 ? '/' : path.slice(end) };
}
