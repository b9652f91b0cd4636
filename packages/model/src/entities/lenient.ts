import * as v from 'valibot';
import { isOutsideUrl } from '../rules/locale/outside-url.ts';
import type { Schema } from './schema.ts';

/** Fields that may be left out, and are where `parseReadable` finds something wrong. */
export const text = v.nullish(v.string(), '');

/** An address that the page draws. */
export const picture = v.nullish(
  v.pipe(
    v.string(),
    v.check((url) => !isOutsideUrl(url), 'a picture'),
  ),
  '',
);

export const flag = v.nullish(v.boolean(), false);

/** A list, which closes the gaps of items that were left out; it may be left out itself. */
export function listOf<Item>(item: Schema<Item>): Schema<Item[]> {
  return v.nullish(requiredListOf(item), []);
}

/** The same, but for a list that has to be there. */
export function requiredListOf<Item>(item: Schema<Item>): Schema<Item[]> {
  return v.pipe(
    v.array(v.optional(item)),
    v.transform((all) => all.filter((entry) => entry !== undefined)),
  );
}

export const texts = listOf(v.string());

/**
 * Fields that fall back one by one, for what editors write by the hundred: one that is wrong must not cost the rest.
 * What was wrong is told by `navigationProblems`.
 */
export const lenientText = v.fallback(text, '');

/** A text that has to be there; what lacks it is told elsewhere. */
export const neededText = v.fallback(v.string(), '');

export const lenientPicture = v.fallback(picture, '');

export const lenientFlag = v.fallback(flag, false);

/** Texts by a key, such as a locale; entries that are no texts are left out. */
export const lenientTexts = v.pipe(
  v.nullish(v.unknown(), {}),
  v.transform((value) => textsIn(value, ['string'])),
);

/** Query parameters by their names; numbers and flags read as an address has them. */
export const lenientParameters = v.pipe(
  v.nullish(v.unknown(), {}),
  v.transform((value) => textsIn(value, ['string', 'number', 'boolean'])),
);

function textsIn(value: unknown, types: readonly string[]): Record<string, string> {
  const entries = Object.entries<unknown>(typeof value === 'object' ? { ...value } : {});
  const readable = entries.filter(([, entry]) => types.includes(typeof entry));
  return Object.fromEntries(readable.map(([key, entry]) => [key, String(entry)]));
}

/** Permissions fail the other way: whatever cannot be read is one that nobody holds, so that a mistake hides a link. */
export const lenientPermissions = v.pipe(
  v.nullish(v.unknown(), []),
  v.transform((value) => [value].flat().map((name) => (typeof name === 'string' ? name : '?'))),
);

/** A list; anything else is an empty one, and an item that is no object reads as one without fields. */
export function lenientList<Item>(item: Schema<Item>): Schema<Item[]> {
  const items = v.array(v.fallback(item, () => emptyOf(item)));
  return v.fallback(v.nullish(items, []), () => []);
}

/** What an entity reads as of which nothing is said. */
export function emptyOf<Entity>(entity: Schema<Entity>): Entity {
  return v.safeParse(entity, {}).output as Entity;
}

/** What may be missing; anything that cannot be read is null. */
export function lenientNullable<Entity>(entity: Schema<Entity>): Schema<Entity | null> {
  return v.fallback(v.nullish(entity, null), null);
}
