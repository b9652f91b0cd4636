import { canonicalLocale, languagePart, pseudoLocale } from './locale.ts';

/** Those of the catalogue; loading what `Intl` knows of languages takes longer than drawing a footer. */
const ownNames: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  tr: 'Türkçe',
  sv: 'Svenska',
};

/** A language's own name for itself with a capital, such as "Français". */
export function localeName(locale: string): string {
  const tag = canonicalLocale(locale);
  const part = tag === pseudoLocale ? tag : languagePart(tag);
  const own = ownNames[part];
  if (own) return own;
  try {
    const name = new Intl.DisplayNames([part], { type: 'language' }).of(part) ?? locale;
    return name.charAt(0).toLocaleUpperCase(part) + name.slice(1);
  } catch {
    return locale;
  }
}
