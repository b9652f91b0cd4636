import { repeat } from 'lit/directives/repeat.js';

/**
 * Draws the entries of a list, each in its own elements wherever new data moves it: what has the focus there keeps it.
 * @param keyOf tells an entry from the others; those of one key are told apart by their order
 */
export function keyed<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  draw: (entry: Entry, index: number) => unknown,
): unknown {
  const counts = new Map<string, number>();
  const uniqueKey = (entry: Entry) => {
    const key = keyOf(entry);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${count} ${key}`;
  };
  return repeat(entries, uniqueKey, draw);
}
