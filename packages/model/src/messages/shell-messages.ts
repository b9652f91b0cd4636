import { languageOf, pseudoLocale, type Language } from '../rules/locale.ts';
import type { ShellMessages } from './catalogue.ts';
import { shell as english } from './en/shell.ts';

type Loader = () => Promise<ShellMessages>;

const loaders: Readonly<Record<Exclude<Language, 'en'>, Loader>> = {
  de: async () => (await import('./de/shell.ts')).shell,
  fr: async () => (await import('./fr/shell.ts')).shell,
  es: async () => (await import('./es/shell.ts')).shell,
  it: async () => (await import('./it/shell.ts')).shell,
  tr: async () => (await import('./tr/shell.ts')).shell,
  sv: async () => (await import('./sv/shell.ts')).shell,
};

const loaded = new Map<string, ShellMessages>();

/**
 * The words of header, footer and menus. English and what was loaded before come at once, another language as a
 * promise; a language that cannot be loaded, or that nobody knows, is English.
 */
export function shellMessages(locale: string): ShellMessages | Promise<ShellMessages> {
  const key = locale.toLowerCase() === pseudoLocale ? pseudoLocale : languageOf(locale);
  return key === 'en' ? english : (loaded.get(key) ?? load(key));
}

async function load(key: keyof typeof loaders | typeof pseudoLocale): Promise<ShellMessages> {
  try {
    const messages = key === pseudoLocale ? await pseudoEnglish() : await loaders[key]();
    loaded.set(key, messages);
    return messages;
  } catch {
    return english;
  }
}

async function pseudoEnglish(): Promise<ShellMessages> {
  const { pseudo } = await import('./pseudo.ts');
  return pseudo(english);
}
