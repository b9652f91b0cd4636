import * as v from 'valibot';
import { unreadRestriction } from '../rules/problems/unread-restriction.ts';
import { isObject } from '../rules/unchecked.ts';
import type { Schema } from './schema.ts';

/**
 * Reads something that not everybody may see. An unread field that looks like a restriction, such as a misspelt one, must not open it:
 * the field's name is put where a list of permissions belongs, and as an invalid value it lets nobody in.
 * @param read the restricting fields that are read; if there are none, the name replaces the type
 */
export function restricted<Entity>(
  schema: Schema<Entity>,
  read: readonly string[] = ['permissionsRequired'],
): Schema<Entity> {
  return v.pipe(
    v.unknown(),
    v.transform((value) => {
      const unread = isObject(value) && unreadRestriction(value, read);
      return unread ? { ...value, [read[0] ?? 'type']: unread } : value;
    }),
    schema,
  );
}
