import { languageOf, type Language } from '../rules/locale/locale.ts';
import { languageKey } from './shell-languages.ts';

/** The file of each language, which exports the messages by the catalogue's name. */
type Files<Name extends string, Words> = Readonly<Record<Language, () => Promise<Record<Name, Words>>>>;

/** Loads a catalogue's messages in a locale's language; rejects if English cannot be loaded either. */
type LoadWords<Words> = (locale: string | null | undefined) => Promise<Words>;

/** A catalogue of these files. English replaces a language that is unknown or cannot be loaded. */
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
