import * as v from 'valibot';
import type { Schema } from '../entities/schema.ts';

/** A sign-out that this browser remembers, since it may not have reached the server. */
export interface DueSignOut {
  sessionId: string;
  /** When the user signed out, in ms since 1970; tells one sign-out from the next. */
  at: number;
  /** Whether a tab has repeated it, and has come back to the session all the same. */
  isRepeated?: boolean | undefined;
}

export const dueSignOutSchema: Schema<DueSignOut> = v.object({
  sessionId: v.string(),
  at: v.number(),
  isRepeated: v.optional(v.boolean()),
});

/**
 * Decides what to do about it: forget it if it has reached the server or another session has started since, else repeat it once, then say
 * that the session goes on, so that a server that ends no session causes no endless redirects.
 * @param sessionId of the session that the server knows; null if there is none
 * @param repeated the sign-out that this tab has repeated: tabs that open together each repeat it, so that none shows the user meanwhile
 */
export function signOutStep(
  due: DueSignOut | null,
  sessionId: string | null,
  repeated: DueSignOut | null,
): 'forget' | 'repeat' | 'say' {
  if (due?.sessionId !== sessionId) return 'forget';
  return due.isRepeated || repeated?.at === due.at ? 'say' : 'repeat';
}
