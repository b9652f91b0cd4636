import { languagePart } from '@fleet-portal/model/rules';
import * as v from 'valibot';
import { namesIn, readFile, DataError } from './files.ts';
import type { People } from './people.ts';

const pair = v.tuple([v.string(), v.string()]);

const loginTextsSchema = v.object({
  titles: v.object({ login: v.string(), adfslogin: v.string(), analytics: v.string(), mfa: v.string() }),
  note: v.string(),
  people: v.string(),
  cancel: v.string(),
  /** The text of the cancel link for a user who is signed in. */
  cancelStepUp: v.string(),
  unknown: v.string(),
  /** Each sample person in a few words and in a sentence, by id. */
  roles: v.record(v.string(), pair),
});

export type LoginTexts = v.InferOutput<typeof loginTextsSchema> & { language: string };

/** The sign-in page's texts in a locale's language, or in English if it has none. */
export type FindLoginTexts = (locale: string) => LoginTexts;

export function readLoginTexts(folder: string, people: People): FindLoginTexts {
  const byLanguage = new Map<string, LoginTexts>();
  for (const language of namesIn(folder, 'login')) {
    const file = `login/${language}.json`;
    const texts = readFile(folder, file, loginTextsSchema);
    for (const id of people.keys()) {
      if (!texts.roles[id]) throw new DataError(file, `roles.${id}`, 'this person has no description');
    }
    byLanguage.set(language, { ...texts, language });
  }
  const english = byLanguage.get('en');
  if (!english) throw new DataError('login/en.json', '', 'the English texts are missing');
  return (locale) => byLanguage.get(languagePart(locale)) ?? english;
}
