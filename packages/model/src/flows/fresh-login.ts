import * as v from 'valibot';
import type { Session } from '../entities/index.ts';
import type { Schema } from '../entities/schema.ts';
import { currentUser, isSignedIn } from '../rules/session/session.ts';

/** Who was signed in when the portal was last open in this browser; `userId` is empty for a visitor. */
export interface LastAuth {
  isSignedIn: boolean;
  userId: string;
}

export const lastAuthSchema: Schema<LastAuth> = v.object({ isSignedIn: v.boolean(), userId: v.string() });

/** The user that a stored value belongs to; it is ignored for any other user. */
export const ownerSchema: Schema<{ userId: string }> = v.object({
  userId: v.pipe(v.string(), v.minLength(1)),
});

/** Whether a stored value belongs to this user. */
export function isOwn(owner: { userId: string } | null, userId: string): boolean {
  return userId !== '' && owner?.userId === userId;
}

/** What to remember of a session; null for a child session, which leaves the user's own record alone. */
export function lastAuthOf(session: Session): LastAuth | null {
  if (isSignedIn(session) && session.IS_CHILD_SESSION) return null;
  return { isSignedIn: isSignedIn(session), userId: currentUser(session)?.userId ?? '' };
}

/**
 * Whether the user has just signed in (SES-03): the record says signed out, or another user, and the session signed in.
 * Without a record, nobody was signed in.
 */
export function isFreshLogin(previous: LastAuth | null, session: Session): boolean {
  const now = lastAuthOf(session);
  if (!now?.isSignedIn) return false;
  return !previous?.isSignedIn || previous.userId !== now.userId;
}
