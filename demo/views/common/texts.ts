import { countryOf } from './units.ts';

/** A view's words; `us`, `gb` and `ca` hold what English is there otherwise. */
export interface Texts<Words> {
  en: Words;
  us?: Partial<Words>;
  gb?: Partial<Words>;
  ca?: Partial<Words>;
  de: Words;
}

/** The words of the locale's language; English, as its country writes it, where the view does not speak that language. */
export function wordsFor<Words>(texts: Texts<Words>, locale: string): Words {
  if (locale.startsWith('de')) return texts.de;
  const { us, gb, ca } = texts;
  const others: Record<string, Partial<Words> | undefined> = { us, gb, ca };
  return { ...texts.en, ...others[countryOf(locale)] };
}

/** `{name}` in a text stands for what is given under that name. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
