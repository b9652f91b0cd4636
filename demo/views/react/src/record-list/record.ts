import type { ByCompany } from '../../../common/by-company.ts';
import type { Status } from '../fleet-health/vehicles.ts';
import type { Word } from './words.ts';

/** What stands in a cell: a word in the page's language, a name that is the same in all, or what the locale writes its own way. */
export type Cell =
  Word | { name: string } | { month: string } | { year: string } | { count: number } | { monthly: number };

/** The head of a line, two cells, and the state that the line is in. */
export type Row = readonly [head: Cell, Cell, Cell, Status, state: Word];

/** A list that a page can ask for by its name in the route's extras. */
export interface RecordList {
  title: Word;
  columns: readonly [Word, Word, Word, Word];
  rows: ByCompany<readonly Row[]>;
}

export const name = (text: string) => ({ name: text });

/** A month as yyyy-mm. */
export const month = (day: string) => ({ month: day });

/** The same for each company. */
export const forAll = (rows: readonly Row[]): ByCompany<readonly Row[]> => ({
  sample: rows,
  'Lakeside Van Rental': rows,
  'Northline Utilities': rows,
});
