import { createStrictContext } from '../context/strict-context.ts';
import type { SessionNow, SessionStore } from './session-store.ts';

/** The current session, and how to leave or end it. */
export interface SessionState
  extends Omit<SessionNow, 'turn'>, Pick<SessionStore, 'leave' | 'stopLeaving' | 'signOut'> {
  isSignedIn: boolean;
}

export const [SessionContext, useSession] = createStrictContext<SessionState>(
  'SessionProvider',
  'useSession',
);
