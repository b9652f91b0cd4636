import { createStrictContext } from '../context/strict-context.ts';
import type { SessionNow, SessionStore } from './session-store.ts';

/** Who is there, and what can be done about it. */
export interface SessionState
  extends Omit<SessionNow, 'turn'>, Pick<SessionStore, 'leave' | 'stopLeaving' | 'signOut'> {
  isSignedIn: boolean;
  /** Of a page from the browser's memory: another object each time that it comes back, and when the server has answered. */
  restored: RestoredPage;
}

export interface RestoredPage {
  /** True while it waits for the server to say who is there; it is hidden meanwhile. */
  isChecking: boolean;
}

export const [SessionContext, useSession] = createStrictContext<SessionState>(
  'SessionProvider',
  'useSession',
);
