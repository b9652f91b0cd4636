import { countryOf } from './units.ts';

/** The languages that the views speak: those of the markets. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'tr', 'sv'] as const;

type Language = (typeof languages)[number];
type Locale = `${Language}-${string}`;

/** A view's words in every language; a locale, such as `fr-ca`, holds what its country says otherwise. */
export type Texts<Words> = Record<Language, Words> & Partial<Record<Locale, Partial<Words>>>;

/** The words of a locale; English, as its country writes it, where the view does not speak its language. */
export function wordsFor<Words>(texts: Texts<Words>, locale: string): Words {
  const language = languages.find((one) => one === new Intl.Locale(locale).language) ?? 'en';
  const ownLocale: Locale = `${language}-${countryOf(locale)}`;
  return { ...texts[language], ...texts[ownLocale] };
}

/** `{name}` in a text stands for what is given under that name. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
