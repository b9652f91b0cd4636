export interface Texts<Words> {
  en: Words;
  de: Words;
}

/** The words of the locale's language; English where the view does not speak it. */
export function wordsFor<Words>(texts: Texts<Words>, locale: string): Words {
  return locale.startsWith('de') ? texts.de : texts.en;
}

/** `{name}` in a text stands for what is given under that name. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
