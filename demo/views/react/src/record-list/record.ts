import type { ByCompany } from '../../../common/by-company.ts';
import type { Status } from '../fleet-health/vehicles.ts';
import type { Word } from './words.ts';

/** The content of a cell: a translated word, a name that is the same in all languages, or a value to format for the locale. */
export type Cell =
  Word | { name: string } | { month: string } | { year: string } | { count: number } | { monthly: number };

/** A row: its header cell, two more cells, and its status with the word for it. */
export type Row = readonly [head: Cell, Cell, Cell, Status, state: Word];

/** A list that a page selects by name in the route's extras. */
export interface RecordList {
  title: Word;
  columns: readonly [Word, Word, Word, Word];
  rows: ByCompany<readonly Row[]>;
}

export const name = (text: string) => ({ name: text });

/** A month as yyyy-mm. */
export const month = (day: string) => ({ month: day });

/** The same rows for every company. */
export const forAll = (rows: readonly Row[]): ByCompany<readonly Row[]> => ({
  sample: rows,
  'Lakeside Van Rental': rows,
  'Northline Utilities': rows,
});
