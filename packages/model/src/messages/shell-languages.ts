import { bars } from './en/bars.ts';
import type { BarMessages, ShellMessages } from './catalogue.ts';
import { canonicalLocale, languageOf, pseudoLocale, type Language } from '../rules/locale/locale.ts';

type Key = Language | typeof pseudoLocale;

const files: Readonly<Record<Exclude<Key, 'en'>, () => Promise<{ shell: ShellMessages }>>> = {
  de: () => import('./de/shell.ts'),
  fr: () => import('./fr/shell.ts'),
  es: () => import('./es/shell.ts'),
  it: () => import('./it/shell.ts'),
  tr: () => import('./tr/shell.ts'),
  sv: () => import('./sv/shell.ts'),
  [pseudoLocale]: () => import('./pseudo-shell.ts'),
};

const loaded = new Map<Key, ShellMessages | BarMessages>([['en', bars]]);

export function languageKey(locale: string | null | undefined): Key {
  return canonicalLocale(locale) === pseudoLocale ? pseudoLocale : languageOf(locale);
}

/**
 * A language's messages: at once if they are loaded. If loading fails, the bars' English replaces them for the rest of the visit, as
 * it does for English itself.
 */
export function loadedOrLoad(key: Key): ShellMessages | BarMessages | Promise<ShellMessages | BarMessages> {
  return loaded.get(key) ?? load(key as Exclude<Key, 'en'>);
}

async function load(key: Exclude<Key, 'en'>): Promise<ShellMessages | BarMessages> {
  const words = await files[key]().then(
    ({ shell }) => shell,
    () => bars,
  );
  loaded.set(key, words);
  return words;
}
