import { repeat } from 'lit/directives/repeat.js';

/**
 * Renders a list so that each entry keeps its DOM elements when new data moves it, and with them the focus.
 * @param keyOf identifies an entry; entries with the same key are told apart by their order
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
