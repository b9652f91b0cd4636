import { getSession } from '@fleet-portal/model/api';
import type { Session } from '@fleet-portal/model/entities';
import { currentUser, isSignedIn, logoutHref, visitor } from '@fleet-portal/model/rules';
import { Fragment, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { openSessionChannel, type SessionChannel } from './session-channel.ts';
import { SessionContext, type Leaving, type SessionState } from './session-context.ts';
import { useRestoredPage } from './use-restored-page.ts';

interface SessionProviderProps {
  /** Who was there when the portal started. */
  initial: Session;
  /** Where the session is asked for again. */
  base: string;
  /** Goes to another document. */
  leave: (href: string) => void;
  children: ReactNode;
}

/** Holds the session, and notices when it ends: here, in another tab, or on the server (SES-02). */
export function SessionProvider({ initial, base, leave: goTo, children }: SessionProviderProps) {
  const [session, setSession] = useState(initial);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const [lastUser, setLastUser] = useState('');
  const isLeaving = useRef(false);
  const channel = useRef<SessionChannel | null>(null);
  /** How often a session has ended here: an answer from before that counts no more. */
  const endings = useRef(0);
  const userId = currentUser(session)?.userId ?? '';
  if (userId && userId !== lastUser) setLastUser(userId);

  const clear = useCallback(() => {
    endings.current += 1;
    setSession((known) => (isSignedIn(known) ? visitor : known));
  }, []);
  const lose = useCallback(() => {
    channel.current?.announceVisitor();
    clear();
  }, [clear]);

  const leave = useCallback(
    (href: string, why: Leaving['why']) => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      setLeaving({ href, why });
      goTo(href);
    },
    [goTo],
  );

  const signOut = useCallback(
    (href = logoutHref()) => {
      channel.current?.announceSignOut();
      leave(href, 'logout');
      clear();
    },
    [clear, leave],
  );

  const hadNobody = useRef(!isSignedIn(initial));
  useEffect(() => {
    const checkQuietly = async () => {
      const now = await getSession(base).catch(() => null);
      if (now && !isSignedIn(now)) clear();
    };
    const opened = openSessionChannel({ onSignedOut: clear, onVisitor: () => void checkQuietly() });
    channel.current = opened;
    if (hadNobody.current) opened.announceVisitor();
    return () => opened.close();
  }, [base, clear]);

  const checkAnew = useCallback(async () => {
    isLeaving.current = false;
    setLeaving(null);
    const before = endings.current;
    const now = await getSession(base).catch(() => visitor);
    setSession(endings.current === before ? now : visitor);
  }, [base]);
  const isChecking = useRestoredPage(isSignedIn(session) || leaving !== null, checkAnew);

  const state = useMemo<SessionState>(
    () => ({ session, isSignedIn: isSignedIn(session), isChecking, leaving, leave, signOut, lose }),
    [session, isChecking, leaving, leave, signOut, lose],
  );
  // Nothing that one person has loaded stays for the next.
  return (
    <SessionContext value={state}>
      <Fragment key={lastUser}>{children}</Fragment>
    </SessionContext>
  );
}
