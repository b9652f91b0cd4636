import { languageOf, type Language } from '../rules/locale/locale.ts';
import { languageKey } from './shell-languages.ts';

/** Where a catalogue's words in each language are. */
type Files<Words> = Readonly<Record<Language, () => Promise<Words>>>;

/** Gives a catalogue's words in a locale's language; rejects where English cannot be loaded either. */
type LoadWords<Words> = (locale: string | null | undefined) => Promise<Words>;

/** A catalogue of these files. A language that cannot be loaded, or that nobody knows, is English. */
export function wordsFrom<Words extends Record<string, string>>(files: Files<Words>): LoadWords<Words> {
  return async (locale) => {
    const words = await files[languageOf(locale)]().catch(files.en);
    if (languageKey(locale) === languageOf(locale)) return words;
    return (await import('./pseudo.ts')).pseudo(words);
  };
}
