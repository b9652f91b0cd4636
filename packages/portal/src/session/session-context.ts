import { createStrictContext } from '../context/strict-context.ts';
import type { SessionNow, SessionStore } from './session-store.ts';

/** Who is there, and what can be done about it. */
export interface SessionState
  extends Omit<SessionNow, 'turn'>, Pick<SessionStore, 'leave' | 'stopLeaving' | 'signOut'> {
  isSignedIn: boolean;
}

export const [SessionContext, useSession] = createStrictContext<SessionState>(
  'SessionProvider',
  'useSession',
);
