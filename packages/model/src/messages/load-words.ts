import { languageOf, type Language } from '../rules/locale/locale.ts';
import { languageKey } from './shell-languages.ts';

/** Where a catalogue's words in each language are. */
export type Files<Words> = Readonly<Record<Language, () => Promise<Words>>>;

/**
 * A catalogue's words in the language of a locale. A language that cannot be loaded, or that nobody knows, is English.
 * @throws where English cannot be loaded either
 */
export async function loadWords<Words extends Record<string, string>>(
  files: Files<Words>,
  locale: string | null | undefined,
): Promise<Words> {
  const words = await files[languageOf(locale)]().catch(files.en);
  if (languageKey(locale) === languageOf(locale)) return words;
  return (await import('./pseudo.ts')).pseudo(words);
}
