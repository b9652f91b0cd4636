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

/** Whom something in the browser's storage is about; nobody else acts on it. */
export const ownerSchema: Schema<{ userId: string }> = v.object({
  userId: v.pipe(v.string(), v.minLength(1)),
});

/** Whether it is about this person. */
export function isOwn(owner: { userId: string } | null, userId: string): boolean {
  return userId !== '' && owner?.userId === userId;
}

/** What is to be remembered of a session; null for a child session, which leaves the person's own record alone. */
export function lastAuthOf(session: Session): LastAuth | null {
  if (isSignedIn(session) && session.IS_CHILD_SESSION) return null;
  return { isSignedIn: isSignedIn(session), userId: currentUser(session)?.userId ?? '' };
}

/**
 * Whether somebody has just signed in (SES-03): the record says signed out, or another person, and the session signed in.
 * Without a record nobody was signed in.
 */
export function isFreshLogin(previous: LastAuth | null, session: Session): boolean {
  const now = lastAuthOf(session);
  if (!now?.isSignedIn) return false;
  return !previous?.isSignedIn || previous.userId !== now.userId;
}
