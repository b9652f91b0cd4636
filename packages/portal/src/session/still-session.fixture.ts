import type { Session } from '@fleet-portal/model/entities';
import { isSignedIn, visitor } from '@fleet-portal/model/rules';
import type { SessionState } from './session-context.ts';

/** A session that nobody can leave or end. */
export function stillSession(session: Session = visitor): SessionState {
  return {
    session,
    isSignedIn: isSignedIn(session),
    leave: () => undefined,
    stopLeaving: () => undefined,
    signOut: () => undefined,
    leaving: null,
    isLost: false,
    person: { userId: '', before: 0 },
    certainty: 'known',
    returns: 0,
  };
}
