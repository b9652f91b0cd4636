import { countryOf } from './units.ts';

/** The languages that the views support: those of the markets. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'tr', 'sv'] as const;

type Language = (typeof languages)[number];
type Locale = `${Language}-${string}`;

/** A view's words in every language; a locale, such as `fr-ca`, only overrides the words that differ in its country. */
export type Texts<Words> = Record<Language, Words> & Partial<Record<Locale, Partial<Words>>>;

/** The words of a locale; if the view lacks its language, English with the country's own words. */
export function wordsFor<Words>(texts: Texts<Words>, locale: string): Words {
  const language = languages.find((one) => one === new Intl.Locale(locale).language) ?? 'en';
  const ownLocale: Locale = `${language}-${countryOf(locale)}`;
  return { ...texts[language], ...texts[ownLocale] };
}

/** Replaces each `{name}` in a text with the value of that name. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
