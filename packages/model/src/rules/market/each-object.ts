import { isObject } from '../unchecked.ts';

/**
 * Visits each object of an unparsed market once, with its path. The market may contain itself and be of any depth. The contents of a
 * route's `extras` are skipped: a view defines what they mean.
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
