import type { Status } from '../fleet-health/vehicles.ts';

/** A list that a page can ask for by its name in the route's extras. */
export interface RecordList {
  title: string;
  columns: readonly string[];
  rows: readonly Row[];
}

/** All lists of one language; `money` writes an amount in the market's currency. */
export type RecordLists = (
  money: (amount: number) => string,
  companyName?: string,
) => Record<string, RecordList>;

export interface Row {
  name: string;
  cells: readonly string[];
  status: Status;
  state: string;
}

export const row = (name: string, cells: string[], status: Status, state: string): Row => ({
  name,
  cells,
  status,
  state,
});
