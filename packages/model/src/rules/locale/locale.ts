import { firstText } from '../text/labels.ts';

/** The languages that the message catalogue speaks. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'tr', 'sv'] as const;

export type Language = (typeof languages)[number];

/** The locale of the pseudo language, which shows texts that are not translated and boxes that are too small. */
export const pseudoLocale = 'en-xa';

/** Language and country, either with the translation vendor's 2 (SES-09). */
const localeSegment = /^\/([a-z][a-z2]2?-(?:[a-z]{2}2?|\d{3}))(?=\/|$)/i;

/**
 * Takes the locale off a path. `rest` always starts with one slash.
 * Whether a market has that locale is for its caller to say.
 */
export function splitLocale(pathname: string): { locale: string | null; rest: string } {
  const match = localeSegment.exec(pathname);
  const rest = match ? pathname.slice(match[0].length) : pathname;
  return { locale: match?.[1]?.toLowerCase() ?? null, rest: rest.replace(/^[\\/]*/, '/') };
}

/** A path, which may carry query and hash, under a locale; one that is none leads to no other site. */
export function localePath(locale: string, path: string): string {
  const rest = path.replace(/^[\\/]*/, '/');
  return locale ? `/${encodeURIComponent(locale)}${rest}` : rest;
}

/** The text of a locale; an empty one where a page has set something else than that. */
export function localeText(locale: unknown): string {
  return firstText((locale as Partial<Intl.Locale> | null | undefined)?.baseName ?? locale);
}

/**
 * The locale as the shell knows it: lower case, and a translation vendor's code as English of its country (SES-09). The
 * vendor's 2 follows letters; one in a region's number, such as 029, is the region's.
 * @param code English where a page has taken it away; an empty one where it is no text
 */
export function canonicalLocale(code: string | Intl.Locale | null | undefined): string {
  const locale = localeText(code ?? 'en')
    .toLowerCase()
    .replace('_', '-');
  return /[a-z]2/.test(locale) ? `en${locale.replace(/^[^-]*|(?<=[a-z])2/g, '')}` : locale;
}

/** The language part of a locale, such as `fr` (HDR-09). */
export function languagePart(locale: string | null | undefined): string {
  return canonicalLocale(locale).split('-')[0] ?? '';
}

/** The language in which the shell speaks to people of a locale: English where it does not know theirs. */
export function languageOf(locale: string | null | undefined): Language {
  const part = languagePart(locale);
  return languages.find((language) => language === part) ?? 'en';
}
