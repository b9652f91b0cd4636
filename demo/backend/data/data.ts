import { readContent, type FindContent } from './content.ts';
import * as v from 'valibot';
import { dataFolder, readFile } from './files.ts';
import { readLoginTexts, type FindLoginTexts } from './login-texts.ts';
import { readMarkets, type Markets } from './markets.ts';
import { readNotifications, type MakeNotifications } from './notifications.ts';
import { readPeople, type People } from './people.ts';
import { readStructure } from './structure.ts';
import { readTexts } from './texts.ts';

/** The sample data, read and checked once when the backend starts. */
export interface Data {
  markets: Markets;
  people: People;
  findContent: FindContent;
  makeNotifications: MakeNotifications;
  findLoginTexts: FindLoginTexts;
  /** Display names of applications, by language and id. */
  applicationNames: Record<string, Record<string, string>>;
}

/** @throws DataError that names the file and the field of the first mistake */
export function readData(folder: string = dataFolder): Data {
  const structure = readStructure(folder);
  const textsOf = readTexts(folder);
  const markets = readMarkets(folder, structure, textsOf);
  const people = readPeople(folder);
  return {
    markets,
    people,
    findContent: readContent(folder, { structure, textsOf, markets }),
    makeNotifications: readNotifications(folder),
    findLoginTexts: readLoginTexts(folder, people),
    applicationNames: readFile(
      folder,
      'applications.json',
      v.record(v.string(), v.record(v.string(), v.string())),
    ),
  };
}
