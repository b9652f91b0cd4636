import { firstText } from '../text/labels.ts';

/** The languages of the message catalogue. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'tr', 'sv'] as const;

export type Language = (typeof languages)[number];

/** The locale of the pseudo language, which reveals untranslated texts and boxes that are too small. */
export const pseudoLocale = 'en-xa';

/** Language and country, either with the translation vendor's 2 (SES-09). */
const localeSegment = /^\/([a-z][a-z2]2?-(?:[a-z]{2}2?|\d{3}))(?=\/|$)/i;

/** Splits the locale off a path. `rest` always starts with one slash. The caller decides whether the market has that locale. */
export function splitLocale(pathname: string): { locale: string | null; rest: string } {
  const match = localeSegment.exec(pathname);
  const rest = match ? pathname.slice(match[0].length) : pathname;
  return { locale: match?.[1]?.toLowerCase() ?? null, rest: rest.replace(/^[\\/]*/, '/') };
}

/** A path, which may have a query and a hash, under a locale. Whatever is passed as the path, the result stays on this site. */
export function localePath(locale: string, path: string): string {
  const rest = path.replace(/^[\\/]*/, '/');
  return locale ? `/${encodeURIComponent(locale)}${rest}` : rest;
}

/** A locale as text; empty if the page has set something else. */
export function localeText(locale: unknown): string {
  return firstText((locale as Partial<Intl.Locale> | null | undefined)?.baseName ?? locale);
}

/**
 * The locale in the shell's form: lower case, with a translation vendor's code read as English of its country (SES-09). The
 * vendor's 2 follows letters; one in a region's number, such as 029, belongs to the region.
 * @param code English if it is missing; an empty text if it is not a text
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

/** The language in which the shell addresses users of a locale: English if the catalogue lacks theirs. */
export function languageOf(locale: string | null | undefined): Language {
  const part = languagePart(locale);
  return languages.find((language) => language === part) ?? 'en';
}
