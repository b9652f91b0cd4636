import { languageOf, languagePart } from '@fleet-portal/model/rules';

/**
 * How a text that is the shell's own words alone is marked for people of a locale: where the shell does not speak their language, as
 * the English that stands in, which reads from left to right on pages of any direction (HDR-09).
 */
export function ownWords(locale: string): { lang: string; dir: 'ltr' | undefined } {
  const isTheirs = languageOf(locale) === languagePart(locale);
  return isTheirs ? { lang: locale, dir: undefined } : { lang: 'en', dir: 'ltr' };
}
