import { repeat } from 'lit/directives/repeat.js';

/** Draws the entries of a list, each in its own elements wherever new data moves it: what has the focus there keeps it. */
export function byLabel<Entry extends { label: string }>(
  entries: readonly Entry[],
  draw: (entry: Entry, index: number) => unknown,
): unknown {
  const counts = new Map<string, number>();
  const keyOf = ({ label }: Entry) => {
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    return `${count} ${label}`;
  };
  return repeat(entries, keyOf, draw);
}
