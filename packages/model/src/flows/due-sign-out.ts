import * as v from 'valibot';
import type { Schema } from '../entities/schema.ts';

/** A sign-out that this browser remembers, since it may not have reached the server. */
export interface DueSignOut {
  sessionId: string;
  /** It has been tried once more without being asked. */
  isRepeated?: boolean | undefined;
}

export const dueSignOutSchema: Schema<DueSignOut> = v.object({
  sessionId: v.string(),
  isRepeated: v.optional(v.boolean()),
});

/**
 * What becomes of it: it has reached the server, or another session has begun since; it is tried once more; or it is said that the
 * session goes on, lest a server that ends none be gone to without end.
 * @param sessionId of the session that the server knows; null where it knows none
 */
export function signOutStep(due: DueSignOut | null, sessionId: string | null): 'forget' | 'repeat' | 'say' {
  if (due?.sessionId !== sessionId) return 'forget';
  return due.isRepeated ? 'say' : 'repeat';
}
