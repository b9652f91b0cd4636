import type { Session } from '@fleet-portal/model/entities';
import { createStrictContext } from '../context/strict-context.ts';

/** Who is there, and what can be done about it. */
export interface SessionState {
  session: Session;
  isSignedIn: boolean;
  /** True where the server ended the session in the middle of the visit, until somebody is signed in again. */
  isLost: boolean;
  /** Of a page from the browser's memory: another object each time that it comes back, and when the server has answered. */
  restored: RestoredPage;
  /** Set once the visitor is on the way out of the portal: what is shown until the next document comes. */
  leaving: Leaving | null;
  /** Leaves the portal; the first wish counts, since a second would cancel it. */
  leave: (href: string, why: Leaving['why'], options?: LeaveOptions) => void;
  /** The visitor has gone back instead, and may leave again; a sign-out goes on. */
  stopLeaving: () => void;
  /** Ends the session here and in the other tabs, and goes where the server ends it. */
  signOut: (href?: string) => void;
}

export interface RestoredPage {
  /** True while it waits for the server to say who is there; it is hidden meanwhile. */
  isChecking: boolean;
}

export interface LeaveOptions {
  /** The next document takes the place of this entry of the history, which Back would only leave once more. */
  replace?: boolean;
}

export interface Leaving {
  href: string;
  /** Decides what the visitor reads meanwhile. */
  why: 'login' | 'logout' | 'preview' | 'elsewhere';
}

export const [SessionContext, useSession] = createStrictContext<SessionState>(
  'SessionProvider',
  'useSession',
);
