import { canonicalLocale, languagePart, pseudoLocale } from './locale.ts';

/** A language's own name for itself with a capital, such as "Français". */
export function localeName(locale: string): string {
  const tag = canonicalLocale(locale);
  const part = tag === pseudoLocale ? tag : languagePart(tag);
  try {
    const name = new Intl.DisplayNames([part], { type: 'language' }).of(part) ?? locale;
    return name.charAt(0).toLocaleUpperCase(part) + name.slice(1);
  } catch {
    return locale;
  }
}
