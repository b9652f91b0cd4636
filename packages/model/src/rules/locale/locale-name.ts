import { canonicalLocale, languagePart, pseudoLocale } from './locale.ts';
import { ownNames } from './own-names.ts';

/** A language's own name for itself, capitalized, such as "Français", or with its country "Français (Canada)". */
export function localeName(locale: string, hasCountry = false): string {
  const tag = canonicalLocale(locale);
  const part = hasCountry || tag === pseudoLocale ? tag : languagePart(tag);
  const own: unknown = ownNames[part];
  if (typeof own === 'string') return own;
  try {
    const name =
      new Intl.DisplayNames([part], { type: 'language', languageDisplay: 'standard' }).of(part) ?? locale;
    return name.charAt(0).toLocaleUpperCase(part) + name.slice(1);
  } catch {
    return locale;
  }
}

/** Locales with the names to choose them by; locales of the same language get their countries added. */
export function namedLocales(locales: readonly string[]): { locale: string; name: string }[] {
  const named = locales.map((locale) => ({ locale, name: localeName(locale) }));
  const isShared = ({ locale, name }: { locale: string; name: string }) =>
    named.some((other) => other.name === name && other.locale !== locale);
  return named.map((one) => (isShared(one) ? { ...one, name: localeName(one.locale, true) } : one));
}
