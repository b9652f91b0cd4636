import * as v from 'valibot';
import type { Schema } from '../entities/schema.ts';

/** Longer than anything that the flows store. */
const lengthLimit = 20_000;

/** Reads a stored value as untrusted input (RTE-25): null if there is none or it is invalid. */
export function readStored<Value>(schema: Schema<Value>, text: string | null): Value | null {
  if (text === null || text.length > lengthLimit) return null;
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text));
    return success ? output : null;
  } catch {
    return null;
  }
}
