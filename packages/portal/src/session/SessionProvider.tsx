import { getSession, openSessionChannel, type SessionChannel } from '@fleet-portal/model/api';
import type { Session } from '@fleet-portal/model/entities';
import { currentUser, isSignedIn, logoutHref, visitor } from '@fleet-portal/model/rules';
import {
  Fragment,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { SessionContext, type LeaveOptions, type Leaving, type SessionState } from './session-context.ts';
import type { UpdateSession } from './update-session.ts';
import { useGroupMemberships } from './use-group-memberships.ts';
import { useRestoredPage } from './use-restored-page.ts';
import { useUnauthorizedCalls } from './use-unauthorized-calls.ts';
import { useUserInfoRefresh } from './use-user-info-refresh.ts';

interface SessionProviderProps {
  /** Who was there when the portal started. */
  initial: Session;
  /** Where the session is asked for again. */
  base: string;
  /** Goes to another document. */
  leave: (href: string, options?: LeaveOptions) => void;
  children: ReactNode;
}

/** Holds the session, and notices when it ends: here, in another tab, or on the server (SES-02). */
export function SessionProvider({ initial, base, leave: goTo, children }: SessionProviderProps) {
  const [session, setSession] = useState(initial);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  /** The last who was signed in, and how many there were before. */
  const [person, setPerson] = useState({ userId: '', before: 0 });
  const [isLost, setLost] = useState(false);
  /** What `leaving` says, before it is drawn. */
  const leavingNow = useRef<Leaving | null>(null);
  const channel = useRef<SessionChannel | null>(null);
  const latest = useRef(initial);
  /** To the last question of who is here, the only one that counts; that nobody is, once a session has ended here. */
  const lastAnswer = useRef<Promise<Session | null>>(null);
  /** When the server last said who is here, or was asked by a page that came back: a call made before counts no more. */
  const knownSince = useRef(0);
  const userId = currentUser(session)?.userId ?? '';
  if (userId && userId !== person.userId)
    setPerson({ userId, before: person.before + (person.userId ? 1 : 0) });

  useLayoutEffect(() => {
    latest.current = session;
  }, [session]);
  const take = useCallback((next: Session) => {
    latest.current = next;
    setSession(next);
    if (isSignedIn(next)) setLost(false);
  }, []);
  const clear = useCallback(() => {
    lastAnswer.current = Promise.resolve(visitor);
    if (isSignedIn(latest.current)) take(visitor);
  }, [take]);
  const lose = useCallback(
    (sentAt: number) => {
      if (!isSignedIn(latest.current) || sentAt < knownSince.current) return;
      channel.current?.announceSession(null);
      clear();
      setLost(true);
    },
    [clear],
  );
  useUnauthorizedCalls(lose);

  const leave = useCallback(
    (href: string, why: Leaving['why'], options?: LeaveOptions) => {
      if (leavingNow.current) return;
      leavingNow.current = { href, why };
      setLeaving(leavingNow.current);
      goTo(href, options);
    },
    [goTo],
  );

  const signOut = useCallback(
    (href = logoutHref()) => {
      channel.current?.announceSignOut();
      // Whatever the portal is leaving for already: the server has to hear of this.
      leavingNow.current = null;
      leave(href, 'logout');
      clear();
    },
    [clear, leave],
  );

  const stay = useCallback(() => {
    leavingNow.current = null;
    setLeaving(null);
  }, []);
  const stopLeaving = useCallback(() => {
    if (leavingNow.current?.why !== 'logout') stay();
  }, [stay]);

  const check = useCallback(
    async (otherwise: () => Session) => {
      const answer: Promise<Session | null> = getSession(base)
        .catch(() => null)
        .then((now) => (lastAnswer.current === answer ? now : lastAnswer.current));
      lastAnswer.current = answer;
      const now = await answer;
      if (now) knownSince.current = performance.now();
      take(now ?? otherwise());
    },
    [base, take],
  );
  const checkAnew = useCallback(() => {
    stay();
    knownSince.current = performance.now();
    return check(() => visitor);
  }, [check, stay]);

  const checkQuietly = useCallback(() => {
    if (!leavingNow.current) void check(() => latest.current);
  }, [check]);

  const startedWith = useRef(initial.SESSIONID);
  useEffect(() => {
    const onSession = (sessionId: string | null) => {
      if (sessionId !== latest.current.SESSIONID) checkQuietly();
    };
    const opened = openSessionChannel({ onSignedOut: clear, onSession });
    channel.current = opened;
    opened.announceSession(startedWith.current);
    return () => opened.close();
  }, [checkQuietly, clear]);
  // Not what was drawn last: a page may be taken away before that.
  const mustCheck = useCallback(() => isSignedIn(latest.current) || leavingNow.current !== null, []);
  const restored = useRestoredPage(mustCheck, checkAnew);

  const update = useCallback<UpdateSession>(
    (sessionId, change) => {
      const next = latest.current.SESSIONID === sessionId ? change(latest.current) : null;
      if (next) take(next);
      return next !== null;
    },
    [take],
  );
  const [turn, setTurn] = useState(0);
  const onUpdated = useCallback(() => setTurn((before) => before + 1), []);
  useGroupMemberships({ session, base, turn, update });
  useUserInfoRefresh({
    sessionId: session.SESSIONID ?? '',
    base,
    update,
    onUpdated,
    onOther: checkQuietly,
  });

  const state = useMemo<SessionState>(
    () => ({
      session,
      isSignedIn: isSignedIn(session),
      isLost,
      restored,
      leaving,
      leave,
      stopLeaving,
      signOut,
    }),
    [session, isLost, restored, leaving, leave, stopLeaving, signOut],
  );
  // Nothing that one person has loaded stays for the next.
  return (
    <SessionContext value={state}>
      <Fragment key={person.before}>{children}</Fragment>
    </SessionContext>
  );
}
