import { isObject } from '../unchecked.ts';

/**
 * Visits each object of a market that nobody has parsed once, with its path. It may contain itself and be of any depth. What a view
 * gets of its route is left out: it means there what it likes.
 */
export function eachObject(market: unknown, visit: (object: object, path: string) => void): void {
  const found = new Map<unknown, string>([[market, '']]);
  for (const [object, path] of found) {
    if (!isObject(object)) continue;
    visit(object, path);
    if (path.endsWith('.extras')) continue;
    for (const [name, value] of Object.entries(object))
      if (isObject(value) && !found.has(value)) found.set(value, path ? `${path}.${name}` : name);
  }
}
