import { getSession } from '@fleet-portal/model/api';
import type { Session } from '@fleet-portal/model/entities';
import { isSignedIn, logoutHref, visitor } from '@fleet-portal/model/rules';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { openSessionChannel, type SessionChannel } from './session-channel.ts';
import { SessionContext, type Leaving, type SessionState } from './session-context.ts';

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
  const isLeaving = useRef(false);
  const channel = useRef<SessionChannel | null>(null);

  const lose = useCallback(() => setSession(visitor), []);

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
      lose();
    },
    [leave, lose],
  );

  useEffect(() => {
    channel.current = openSessionChannel(lose);
    return () => channel.current?.close();
  }, [lose]);

  useEffect(() => {
    const onRestored = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isLeaving.current = false;
      setLeaving(null);
      void getSession(base)
        .catch(() => visitor)
        .then(setSession);
    };
    window.addEventListener('pageshow', onRestored);
    return () => window.removeEventListener('pageshow', onRestored);
  }, [base]);

  const state = useMemo<SessionState>(
    () => ({ session, isSignedIn: isSignedIn(session), leaving, leave, signOut, lose }),
    [session, leaving, leave, signOut, lose],
  );
  return <SessionContext value={state}>{children}</SessionContext>;
}
