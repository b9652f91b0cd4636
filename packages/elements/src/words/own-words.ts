import { languageOf, languagePart } from '@fleet-portal/model/rules';

/**
 * The `lang` and `dir` for a text that consists of the shell's own words only: if the shell does not speak the locale's language, the text
 * is English, which reads left to right on pages of any direction (HDR-09).
 */
export function ownWords(locale: string): { lang: string; dir: 'ltr' | undefined } {
  const isTheirs = languageOf(locale) === languagePart(locale);
  return isTheirs ? { lang: locale, dir: undefined } : { lang: 'en', dir: 'ltr' };
}
