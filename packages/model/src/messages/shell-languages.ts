import { languageOf, pseudoLocale, type Language } from '../rules/locale.ts';
import type { ShellMessages } from './catalogue.ts';

type Key = Language | typeof pseudoLocale;

const files: Readonly<Record<Key, () => Promise<{ shell: ShellMessages }>>> = {
  en: () => import('./en/shell.ts'),
  de: () => import('./de/shell.ts'),
  fr: () => import('./fr/shell.ts'),
  es: () => import('./es/shell.ts'),
  it: () => import('./it/shell.ts'),
  tr: () => import('./tr/shell.ts'),
  sv: () => import('./sv/shell.ts'),
  [pseudoLocale]: () => import('./pseudo-shell.ts'),
};

const loaded = new Map<Key, ShellMessages>();

export function languageKey(locale: string | null | undefined): Key {
  return locale?.toLowerCase() === pseudoLocale ? pseudoLocale : languageOf(locale);
}

/** A language's words: at once where they were loaded before; where they cannot be loaded, English for the rest of the visit. */
export function loadedOrLoad(key: Key): ShellMessages | Promise<ShellMessages> {
  return loaded.get(key) ?? load(key);
}

async function load(key: Key): Promise<ShellMessages> {
  const { shell } = await files[key]().catch(files.en);
  loaded.set(key, shell);
  return shell;
}
