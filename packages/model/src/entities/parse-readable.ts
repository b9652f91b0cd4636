import * as v from 'valibot';
import { parse, PayloadError, payloadError } from './parse.ts';
import { unreadRestriction } from '../rules/problems/unread-restriction.ts';
import type { Schema } from './schema.ts';

/** Fields that restrict access fail closed: an invalid one gets its strictest value. Nobody holds or matches a "?". */
const strictest = new Map<unknown, unknown>([
  ['permissionsRequired', ['?']],
  ['requiredAuthContext', '?'],
  ['requiredAuthContexts', ['?']],
  ['layoutOrRouteId', '?'],
  ['IS_CHILD_SESSION', true],
  ['stepUpRequired', true],
  ['notificationsForBlueStarInternalOnly', true],
]);

/**
 * Parses as much as is valid. Invalid values are left out, and so is whatever then lacks a required field; a warning on the console
 * names each by its path.
 * @param identity the paths that must be valid
 * @param warn gets the warnings instead of the console
 * @throws PayloadError for the first of these paths that is invalid
 */
export function parseReadable<Entity>(
  payload: string,
  schema: Schema<Entity>,
  value: unknown,
  identity: readonly string[] = [],
  warn = (line: string) => console.warn(line),
): Entity {
  // To valibot, an array is an object with no fields.
  if (schema.type === 'object' && Array.isArray(value)) return parse(payload, schema, value);
  const errors = new Map<string, PayloadError>();
  /** The reported paths within each path; there may be too many to search all of them. */
  const inside = new Map<string, string[]>();
  for (;;) {
    const { success, output, issues } = v.safeParse(schema, value);
    if (success) {
      for (const { message } of errors.values()) warn(`${message}.`);
      return output;
    }
    // A partly parsed copy, in which invalid values are as they were.
    value = output;
    const mended = new Set<string>();
    for (const issue of issues) {
      const places = placesOf(issue, output);
      if (places.some(({ path }) => mended.has(path))) continue;
      const open = places.filter(({ path }) => !errors.has(path));
      const blamed =
        open.find(({ key }) => strictest.has(key)) ?? open.findLast(({ value }) => value !== undefined);
      if (!blamed?.holder) throw errorOf(payload, issue);
      const { holder, key, path } = blamed;
      const inner = (inside.get(path) ?? []).filter((other) => errors.has(other));
      const error = errors.get(inner[0] ?? '') ?? errorOf(payload, issue);
      if (identity.some((needed) => isWithin(needed, path))) throw error;
      for (const other of inner) errors.delete(other);
      errors.set(path, error);
      mended.add(path);
      for (const { path: outer } of places.slice(0, places.indexOf(blamed))) {
        const paths = inside.get(outer) ?? [];
        paths.push(path);
        inside.set(outer, paths);
      }
      if (strictest.has(key)) Reflect.set(holder, key, strictest.get(key));
      else Reflect.deleteProperty(holder, key);
    }
  }
}

/** `restricted` replaces a field by the name of an unread one; report that name, not the field, which may be valid. */
function errorOf(payload: string, issue: v.BaseIssue<unknown>): PayloadError {
  const { input, path = [] } = issue;
  const [read = '', ...keys] = path.map(({ key }) => String(key)).reverse();
  const isName = typeof input === 'string' && input in (Object(path.at(-1)?.input) as object);
  if (!isName || !unreadRestriction({ [input]: true }, [read])) return payloadError(payload, issue);
  const meant = /auth/i.test(input) ? 'another name' : read;
  return new PayloadError(payload, keys.reverse().join('.'), `${meant}, else nobody gets in`, `"${input}"`);
}

/** One step on the path to an invalid value. */
interface Place {
  /** Undefined if the holder itself has been left out. */
  holder: object | undefined;
  key: PropertyKey;
  path: string;
  value: unknown;
}

function placesOf(issue: v.BaseIssue<unknown>, copy: unknown): Place[] {
  let [holder, path] = [copy as object | undefined, ''];
  return (issue.path ?? []).map(({ key, value }) => {
    path += (path && '.') + String(key);
    const place = { holder, key: key as PropertyKey, path, value };
    holder &&= Reflect.get(holder, place.key) as object | undefined;
    return place;
  });
}

function isWithin(path: string, outer: string): boolean {
  return `${path}.`.startsWith(`${outer}.`);
}
