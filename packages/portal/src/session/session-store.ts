import {
  getSession,
  openSessionChannel,
  visitorWhereRefused,
  type CallOptions,
  type SessionChannel,
} from '@fleet-portal/model/api';
import type { Session } from '@fleet-portal/model/entities';
import { storageKeys } from '@fleet-portal/model/flows';
import { currentUser, isSignedIn, logoutHref, personKey, visitor } from '@fleet-portal/model/rules';
import { createStore, type Store } from '../store/create-store.ts';
import { writeNote } from '../store/note-cookie.ts';
import type { LeaveDocument, LeaveOptions, Leaving } from './leaving.ts';
import type { UpdateSession } from './update-session.ts';

/**
 * Whether the server has said who is signed in; nobody is redirected while it has not. It is `unknown` after a lost session, which may require
 * a step-up, and on a visitor's page restored from the back/forward cache; a user's restored page is `hidden` instead.
 */
export type Certainty = 'known' | 'unknown' | 'hidden';

/** The state of the session at one moment. */
export interface SessionNow {
  readonly session: Session;
  /** True if the server ended the session during the visit, until a user is signed in again. */
  readonly isLost: boolean;
  readonly certainty: Certainty;
  /** Set while the user is leaving the portal. */
  readonly leaving: Leaving | null;
  /** The last signed-in user, empty if there was none yet, and how many other users were signed in before. */
  readonly person: { readonly userId: string; readonly before: number };
  /** How often the user's details may have changed during the session. */
  readonly turn: number;
  /** How often the user has returned to the page: what the server counts may have changed meanwhile. */
  readonly returns: number;
}

export interface SessionStoreOptions {
  /** The session when the portal started. */
  initial: Session;
  /** The address of the backend, from which the session is loaded again. */
  base: string;
  leave: LeaveDocument;
}

export interface SessionStore extends Store<SessionNow> {
  /** Listens to the other tabs and tells them the current session; returns a function that stops it. */
  listen: () => SessionChannel['close'];
  /** Changes the session if it still has this id. */
  update: UpdateSession;
  /** To be called when the user's details have been loaded again; the other tabs then load theirs. */
  detailsCame: () => void;
  /** To be called when the server no longer recognized the user of a call; `sentAt` is when it was made, by `performance.now()` (ms). */
  lose: (sentAt: number) => void;
  /** Loads the session on a page restored from the back/forward cache. Without an answer in time, nobody counts as signed in. */
  checkRestored: () => Promise<void>;
  /** Loads the session again; `returns` is 1 if the user has returned to the page. Without an answer, the current session stays. */
  check: (returns?: number) => void;
  /** Whether the page may show data of a user: one is signed in or just leaving. */
  isOfPerson: () => boolean;
  /**
   * Leaves the portal; only the first call counts, since a second would cancel it. Opening a file does not count as leaving: the browser
   * may download it and keep the page.
   */
  leave: (href: string, why: Leaving['why'] | 'file', options?: LeaveOptions) => void;
  /** To be called when the user went back instead, which cancels leaving: they can leave again, and a sign-out starts again. */
  stopLeaving: () => void;
  /**
   * Ends the session here and in the other tabs, and opens the address where the server ends it; remembers the sign-out in case that fails.
   */
  signOut: (href?: string) => void;
}

/** How long a page restored from the back/forward cache, or one that lost its session, waits for the server's answer. */
const inTime: CallOptions = { timeout: 2000 };

/** Holds the session and detects its end: here, in another tab, or on the server (SES-02). */
export function createSessionStore({ initial, base, leave: goTo }: SessionStoreOptions): SessionStore {
  const store = createStore<SessionNow>({
    session: initial,
    isLost: false,
    certainty: 'known',
    leaving: null,
    person: { userId: currentUser(initial)?.userId ?? '', before: 0 },
    turn: 0,
    returns: 0,
  });
  let channel: SessionChannel | null = null;
  /** The answer to the last session request, the only one that counts; a visitor once the session has ended here. */
  let lastAnswer: Promise<Session | null> | null = null;
  /** When the last answered session request was sent: a refused call from before or from that moment no longer counts. */
  let knownSince = 0;
  /** When the user's details were last loaded: an answer to an earlier session request may not include them. */
  let detailedSince = 0;

  const change = (next: Partial<SessionNow>) => store.set({ ...store.get(), ...next });

  function take(session: Session, more: Partial<SessionNow> = {}): void {
    const next = { ...store.get(), ...more };
    const person = nextPerson(next.person, currentUser(session)?.userId ?? '');
    store.set({ ...next, session, person, isLost: next.isLost && !isSignedIn(session) });
  }

  const nextTurn = () => change({ turn: store.get().turn + 1 });

  function clear(): void {
    lastAnswer = Promise.resolve(visitor);
    take(visitor, { certainty: 'known' });
  }

  /**
   * @param returns 1 if the user has returned to the page: without `options`, they are told if they are no longer signed in
   * @param options of the call on a restored page, on which nobody counts as signed in without an answer
   */
  async function ask(returns = 0, options?: CallOptions): Promise<void> {
    const askedAt = performance.now();
    const answer: Promise<Session | null> = getSession(base, options)
      .catch(visitorWhereRefused)
      .catch(() => null)
      .then((now) => (lastAnswer === answer ? now : lastAnswer));
    lastAnswer = answer;
    const found = await answer;
    if (found) knownSince = Math.max(knownSince, askedAt);
    const { session, isLost, certainty, returns: before } = store.get();
    const isOutdated = askedAt < detailedSince && !!found && personKey(found) === personKey(session);
    const now = isOutdated ? { ...found, USER: session.USER } : found;
    take(now ?? (certainty === 'hidden' ? visitor : session), {
      returns: before + returns,
      isLost: isLost || (returns > 0 && !options && isSignedIn(session)),
      certainty: now || certainty === 'known' ? 'known' : 'unknown',
    });
    // The answer may lack the groups, which are requested only once per session and turn.
    if (currentUser(now ?? visitor)?.groupMemberships.length === 0) nextTurn();
  }

  function check(returns?: number): void {
    if (!store.get().leaving) void ask(returns);
  }

  async function loseUnlessKnown(sentAt: number): Promise<void> {
    // If a session request is running, its answer counts.
    await lastAnswer;
    if (!isSignedIn(store.get().session) || sentAt <= knownSince) return;
    channel?.announceSession(null);
    clear();
    change({ isLost: true, certainty: 'unknown' });
    const end = lastAnswer;
    const next = await getSession(base, inTime).catch(() => visitor);
    // The call was refused, so an answer that names a user is ignored; a newer session request takes precedence.
    if (lastAnswer === end && !isSignedIn(next)) take(next);
    if (store.get().certainty === 'unknown') change({ certainty: 'known' });
  }

  function isOfPerson(): boolean {
    const { session, leaving } = store.get();
    return isSignedIn(session) || leaving !== null;
  }

  function leave(href: string, why: Leaving['why'] | 'file', options?: LeaveOptions): void {
    if (store.get().leaving) return;
    if (why !== 'file') change({ leaving: { href, why } });
    goTo(href, options);
  }

  return {
    ...store,
    check,
    leave,
    listen() {
      const onSession = (sessionId: string | null) => {
        if (sessionId !== store.get().session.SESSIONID) check();
      };
      const opened = openSessionChannel({ onSignedOut: clear, onSession });
      channel = opened;
      opened.announceSession(initial.SESSIONID);
      return () => {
        opened.close();
        if (channel === opened) channel = null;
      };
    },
    update(sessionId, changed) {
      const { session } = store.get();
      const next = session.SESSIONID === sessionId ? changed(session) : null;
      if (next) take(next);
      return next !== null;
    },
    detailsCame() {
      detailedSince = performance.now();
      nextTurn();
      channel?.announceSession(null);
    },
    lose: (sentAt) => void loseUnlessKnown(sentAt),
    async checkRestored() {
      change({ leaving: null, certainty: isOfPerson() ? 'hidden' : 'unknown' });
      await ask(1, inTime);
      if (store.get().certainty !== 'known') check();
    },
    isOfPerson,
    stopLeaving() {
      const { leaving } = store.get();
      if (leaving?.why === 'logout') goTo(leaving.href, { replace: true });
      else if (leaving) change({ leaving: null });
    },
    signOut(href = logoutHref()) {
      writeNote(storageKeys.signOut, { sessionId: store.get().session.SESSIONID, at: Date.now() });
      channel?.announceSignOut();
      // Even if the portal is already leaving for another address, the server must receive the sign-out.
      change({ leaving: null });
      leave(href, 'logout');
      clear();
    },
  };
}

/** Being signed out in between does not make another user. */
function nextPerson(last: SessionNow['person'], userId: string): SessionNow['person'] {
  if (!userId || userId === last.userId) return last;
  return { userId, before: last.before + (last.userId ? 1 : 0) };
}
