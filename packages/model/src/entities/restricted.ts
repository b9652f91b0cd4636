import * as v from 'valibot';
import { unreadRestriction } from '../rules/problems/unread-restriction.ts';
import { isObject } from '../rules/unchecked.ts';
import type { Schema } from './schema.ts';

/**
 * Reads what is not for everybody. A field that means to restrict and that nobody reads, such as a misspelt one, must not open it:
 * its name comes where a list of permissions belongs, which is a mistake that nobody gets past.
 * @param read the fields that restrict; where there are none the name comes in place of the type
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
