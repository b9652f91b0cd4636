import type { Session, User } from '../../entities/index.ts';
import { list } from '../list.ts';

/** The session of a user who is not signed in. */
export const visitor: Session = {
  SESSIONID: null,
  USER: null,
  IS_CHILD_SESSION: false,
  authContext: '',
  stepUpRequired: false,
};

/** A user is signed in if there is a session id (SES-02). A host page may pass `null` as the session of a visitor. */
export function isSignedIn(session: Session | null | undefined): boolean {
  return Boolean(session?.SESSIONID);
}

/** The signed-in user; null as soon as the session id is lost, whatever else is still there (SES-02). */
export function currentUser(session: Session | null | undefined): User | null {
  return session && isSignedIn(session) ? session.USER : null;
}

/** The required permissions that the user does not hold, in the given order. */
export function missingPermissions(required: readonly string[], session: Session): string[] {
  const held = list(currentUser(session)?.permissions);
  return required.filter((permission) => !held.includes(permission));
}

export function hasPermissions(required: readonly string[], session: Session): boolean {
  return missingPermissions(required, session).length === 0;
}
