import { languageOf, type Language } from '../rules/locale/locale.ts';
import { languageKey } from './shell-languages.ts';

/** The file of each language, which exports the words by the catalogue's name. */
type Files<Name extends string, Words> = Readonly<Record<Language, () => Promise<Record<Name, Words>>>>;

/** Gives a catalogue's words in a locale's language; rejects where English cannot be loaded either. */
type LoadWords<Words> = (locale: string | null | undefined) => Promise<Words>;

/** A catalogue of these files. A language that cannot be loaded, or that nobody knows, is English. */
export function wordsFrom<Name extends string, Words extends Record<string, string>>(
  name: Name,
  files: Files<Name, Words>,
): LoadWords<Words> {
  return async (locale) => {
    const { [name]: words } = await files[languageOf(locale)]().catch(files.en);
    if (languageKey(locale) === languageOf(locale)) return words;
    return (await import('./pseudo.ts')).pseudo(words);
  };
}
