import * as v from 'valibot';
import { isOutsideUrl } from '../rules/locale/outside-url.ts';
import type { Schema } from './schema.ts';

/** Fields that may be omitted; `parseReadable` omits them if they are invalid. */
export const text = v.nullish(v.string(), '');

/** The URL of an image; one that another application at this site answers is invalid (see `isOutsideUrl`). */
export const picture = v.nullish(
  v.pipe(
    v.string(),
    v.check((url) => !isOutsideUrl(url), 'a picture'),
  ),
  '',
);

export const flag = v.nullish(v.boolean(), false);

/** A list that may be omitted; items that were left out leave no gaps. */
export function listOf<Item>(item: Schema<Item>): Schema<Item[]> {
  return v.nullish(requiredListOf(item), []);
}

/** Like `listOf`, but the list is required. */
export function requiredListOf<Item>(item: Schema<Item>): Schema<Item[]> {
  return v.pipe(
    v.array(v.optional(item)),
    v.transform((all) => all.filter((entry) => entry !== undefined)),
  );
}

export const texts = listOf(v.string());

/**
 * Fields that fall back one by one, for content that editors write in bulk: an invalid one must not cost the rest.
 * `navigationProblems` reports what was invalid.
 */
export const lenientText = v.fallback(text, '');

/** A required text; a missing one is reported elsewhere. */
export const neededText = v.fallback(v.string(), '');

export const lenientPicture = v.fallback(picture, '');

export const lenientFlag = v.fallback(flag, false);

/** Texts by key, such as a locale; entries that are not texts are left out. */
export const lenientTexts = v.pipe(
  v.nullish(v.unknown(), {}),
  v.transform((value) => textsIn(value, ['string'])),
);

/** Query parameters by name; numbers and booleans become text, as in an address. */
export const lenientParameters = v.pipe(
  v.nullish(v.unknown(), {}),
  v.transform((value) => textsIn(value, ['string', 'number', 'boolean'])),
);

function textsIn(value: unknown, types: readonly string[]): Record<string, string> {
  const entries = Object.entries<unknown>(typeof value === 'object' ? { ...value } : {});
  const readable = entries.filter(([, entry]) => types.includes(typeof entry));
  return Object.fromEntries(readable.map(([key, entry]) => [key, String(entry)]));
}

/** Permissions fail closed: one that cannot be read becomes one that nobody holds, so that a mistake hides a link. */
export const lenientPermissions = v.pipe(
  v.nullish(v.unknown(), []),
  v.transform((value) => [value].flat().map((name) => (typeof name === 'string' ? name : '?'))),
);

/** A list; anything else reads as an empty one, and an item that is not an object as one without fields. */
export function lenientList<Item>(item: Schema<Item>): Schema<Item[]> {
  const items = v.array(v.fallback(item, () => emptyOf(item)));
  return v.fallback(v.nullish(items, []), () => []);
}

/** An entity with all of its defaults, as read from `{}`. */
export function emptyOf<Entity>(entity: Schema<Entity>): Entity {
  return v.safeParse(entity, {}).output as Entity;
}

/** An entity that may be missing; null if it cannot be read. */
export function lenientNullable<Entity>(entity: Schema<Entity>): Schema<Entity | null> {
  return v.fallback(v.nullish(entity, null), null);
}
