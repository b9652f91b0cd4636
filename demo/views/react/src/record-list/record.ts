import type { Status } from '../fleet-health/vehicles.ts';

/** A list that a page can ask for by its name in the route's extras. */
export interface RecordList {
  title: string;
  columns: readonly string[];
  rows: readonly Row[];
}

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
