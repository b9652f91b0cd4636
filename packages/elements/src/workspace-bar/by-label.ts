import { keyed } from '../internal/keyed.ts';

/** Draws the entries of a list, each in its own elements wherever new data moves it. */
export function byLabel<Entry extends { label: string }>(
  entries: readonly Entry[],
  draw: (entry: Entry, index: number) => unknown,
): unknown {
  return keyed(entries, ({ label }) => label, draw);
}
