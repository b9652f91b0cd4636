import { isObject } from '../unchecked.ts';

/** Far longer than the path of anything that a market may have: building the paths of endless nesting would take all memory. */
const longestPath = 1000;

/**
 * Visits each object of an unparsed market once, with its path. The market may contain itself and be of any depth. The contents of a
 * route's `extras` are skipped, since a view defines what they mean, and so is whatever is nested absurdly deep.
 */
export function eachObject(market: unknown, visit: (object: object, path: string) => void): void {
  const found = new Map<unknown, string>([[market, '']]);
  for (const [object, path] of found) {
    if (!isObject(object)) continue;
    visit(object, path);
    if (path.endsWith('.extras') || path.length > longestPath) continue;
    for (const [name, value] of Object.entries(object))
      if (isObject(value) && !found.has(value)) found.set(value, path ? `${path}.${name}` : name);
  }
}
