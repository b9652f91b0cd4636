import * as v from 'valibot';
import type { Schema } from '../entities/schema.ts';

/** A sign-out that this browser remembers, since it may not have reached the server. */
export interface DueSignOut {
  sessionId: string;
  /** It has been repeated without the user asking for it. */
  isRepeated?: boolean | undefined;
}

export const dueSignOutSchema: Schema<DueSignOut> = v.object({
  sessionId: v.string(),
  isRepeated: v.optional(v.boolean()),
});

/**
 * Decides what to do about it: forget it if it has reached the server or another session has started since, else repeat it once, then say
 * that the session goes on, so that a server that ends no session causes no endless redirects.
 * @param sessionId of the session that the server knows; null if there is none
 * @param last what this tab has repeated: each tab repeats it for itself, so that none shows the user while another one waits
 */
export function signOutStep(
  due: DueSignOut | null,
  sessionId: string | null,
  last: DueSignOut | null,
): 'forget' | 'repeat' | 'say' {
  if (due?.sessionId !== sessionId) return 'forget';
  return last?.isRepeated && last.sessionId === sessionId ? 'say' : 'repeat';
}
