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

/** Who is here, at one moment. */
export interface SessionNow {
  readonly session: Session;
  /** True where the server ended the session in the middle of the visit, until somebody is signed in again. */
  readonly isLost: boolean;
  /**
   * True while the server has not said who is here: after a lost session, which may ask for a step-up, and on a page that has come
   * back from the browser's memory. Nobody is led anywhere meanwhile.
   */
  readonly isChecking: boolean;
  /** True while the page, which has come back so, waits for that; it is hidden meanwhile. */
  readonly isHidden: boolean;
  /** Set once the visitor is on the way out. */
  readonly leaving: Leaving | null;
  /** The last who was signed in, empty for nobody yet, and how many others were before. */
  readonly person: { readonly userId: string; readonly before: number };
  /** How often the person's details may have become others while the session went on. */
  readonly turn: number;
  /** How often they have come back to the page from elsewhere: what the server counts may have changed meanwhile. */
  readonly returns: number;
}

export interface SessionStoreOptions {
  /** Who was there when the portal started. */
  initial: Session;
  /** Where the session is asked for again. */
  base: string;
  leave: LeaveDocument;
}

export interface SessionStore extends Store<SessionNow> {
  /** Hears the other tabs and tells them who is here, until it is closed. */
  listen: () => SessionChannel['close'];
  /** Changes the session with this id, if it is still the one. */
  update: UpdateSession;
  /** The person's details have come anew; the other tabs ask for theirs. */
  detailsCame: () => void;
  /** The server no longer knew the person of a call made then, as `performance.now()` counts (ms). */
  lose: (sentAt: number) => void;
  /** Asks who is here, on a page that came back from the browser's memory: nobody, for as long as that is not known. */
  checkAnew: () => Promise<void>;
  /** Asks who is here, also as the person has returned once more; where that is not known, it stays whoever was. */
  checkQuietly: (returns?: number) => void;
  /** Whether the page is for this person only. */
  isOfPerson: () => boolean;
  /**
   * Leaves the portal; the first wish counts, since a second would cancel it. Nobody is on the way out for a file, which the browser
   * may keep beside the page.
   */
  leave: (href: string, why: Leaving['why'] | 'file', options?: LeaveOptions) => void;
  /** The visitor has gone back instead, which cancels the way out: they may leave again, and a sign-out begins anew. */
  stopLeaving: () => void;
  /** Ends the session here and in the other tabs, and goes where the server ends it; should it not come there, that is due. */
  signOut: (href?: string) => void;
}

/** How long nothing is shown, on a page from the browser's memory or after a lost session, until the server answers. */
const inTime: CallOptions = { timeout: 2000 };

/** Holds the session, and notices when it ends: here, in another tab, or on the server (SES-02). */
export function createSessionStore({ initial, base, leave: goTo }: SessionStoreOptions): SessionStore {
  const store = createStore<SessionNow>({
    session: initial,
    isLost: false,
    isChecking: false,
    isHidden: false,
    leaving: null,
    person: { userId: currentUser(initial)?.userId ?? '', before: 0 },
    turn: 0,
    returns: 0,
  });
  let channel: SessionChannel | null = null;
  /** To the last question of who is here, the only one that counts; that nobody is, once a session has ended here. */
  let lastAnswer: Promise<Session | null> | null = null;
  /** When the last question that the server has answered was asked: a call made before, or with it, counts no more. */
  let knownSince = 0;
  /** When the person's details came anew: an answer to an older question may not know them. */
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
    take(visitor, { isChecking: false, isHidden: false });
  }

  /**
   * @param returns 1 where the person has come back to the page: who sees it hears where its person is known no more
   * @param options where given, whoever was here is not believed to be here still without an answer
   */
  async function check(returns = 0, options?: CallOptions): Promise<void> {
    const askedAt = performance.now();
    const answer: Promise<Session | null> = getSession(base, options)
      .catch(visitorWhereRefused)
      .catch(() => null)
      .then((now) => (lastAnswer === answer ? now : lastAnswer));
    lastAnswer = answer;
    const found = await answer;
    if (found) knownSince = Math.max(knownSince, askedAt);
    const { session, isLost, isChecking, isHidden, returns: before } = store.get();
    const isOutdated = askedAt < detailedSince && !!found && personKey(found) === personKey(session);
    const now = isOutdated ? { ...found, USER: session.USER } : found;
    take(now ?? (options || isHidden ? visitor : session), {
      returns: before + returns,
      isLost: isLost || (returns > 0 && !options && isSignedIn(session)),
      isChecking: !now && isChecking,
      isHidden: false,
    });
    // The answer may leave the groups out, which are asked for once in each session and turn.
    if (currentUser(now ?? visitor)?.groupMemberships.length === 0) nextTurn();
  }

  function checkQuietly(returns?: number): void {
    if (!store.get().leaving) void check(returns);
  }

  async function loseUnlessKnown(sentAt: number): Promise<void> {
    // Where the server is asked right now, its answer counts.
    await lastAnswer;
    if (!isSignedIn(store.get().session) || sentAt <= knownSince) return;
    channel?.announceSession(null);
    clear();
    change({ isLost: true, isChecking: true });
    const end = lastAnswer;
    const next = await getSession(base, inTime).catch(() => visitor);
    // The call has been refused whoever the server names now; what is known of somebody since then comes of another question.
    if (lastAnswer === end && !isSignedIn(next)) take(next);
    change({ isChecking: false });
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
    checkQuietly,
    leave,
    listen() {
      const onSession = (sessionId: string | null) => {
        if (sessionId !== store.get().session.SESSIONID) checkQuietly();
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
    async checkAnew() {
      change({ leaving: null, isChecking: true, isHidden: isOfPerson() });
      await check(1, inTime);
      if (store.get().isChecking) checkQuietly();
    },
    isOfPerson,
    stopLeaving() {
      const { leaving } = store.get();
      if (leaving?.why === 'logout') goTo(leaving.href, { replace: true });
      else if (leaving) change({ leaving: null });
    },
    signOut(href = logoutHref()) {
      const { SESSIONID: sessionId } = store.get().session;
      if (sessionId) writeNote(storageKeys.signOut, { sessionId });
      channel?.announceSignOut();
      // Whatever the portal is leaving for already: the server has to hear of this.
      change({ leaving: null });
      leave(href, 'logout');
      clear();
    },
  };
}

/** A visitor in between is no other person. */
function nextPerson(last: SessionNow['person'], userId: string): SessionNow['person'] {
  if (!userId || userId === last.userId) return last;
  return { userId, before: last.before + (last.userId ? 1 : 0) };
}
