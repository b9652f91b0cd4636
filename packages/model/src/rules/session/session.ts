import type { Session, User } from '../../entities/index.ts';
import { list } from '../list.ts';

/** The session of somebody who is not signed in. */
export const visitor: Session = {
  SESSIONID: null,
  USER: null,
  IS_CHILD_SESSION: false,
  authContext: '',
  stepUpRequired: false,
};

/** Signed in means that a session id exists (SES-02). A host page may say `null` for nobody. */
export function isSignedIn(session: Session | null | undefined): boolean {
  return Boolean(session?.SESSIONID);
}

/** The person who is signed in; null as soon as the session id is lost, whatever else is still there (SES-02). */
export function currentUser(session: Session | null | undefined): User | null {
  return session && isSignedIn(session) ? session.USER : null;
}

/** Those of the required permissions that the person does not hold, in the order in which they are required. */
export function missingPermissions(required: readonly string[], session: Session): string[] {
  const held = list(currentUser(session)?.permissions);
  return required.filter((permission) => !held.includes(permission));
}

export function hasPermissions(required: readonly string[], session: Session): boolean {
  return missingPermissions(required, session).length === 0;
}
