import { openSessionChannel, type SessionChannel } from '@fleet-portal/model/api';
import type { Session } from '@fleet-portal/model/entities';
import { isSignedIn, isUnauthorized, visitor, watchAbsence } from '@fleet-portal/model/rules';
import { whenBack } from '../timing/when-back.ts';
import { loadSoon } from './load-soon.ts';
import { report } from './report.ts';

interface WhoIsHereOptions {
  base: string;
  signal: AbortSignal;
  /** Called when the server has answered the session request or failed to, or when the session has ended. */
  changed: () => void;
  /** Called when the server no longer recognizes the user. */
  lost: () => void;
  /** Called when the user, after long, or the connection has returned, and the user is still signed in. */
  returned: () => void;
}

/** Called with the error of a call, and with a signal that is aborted once nobody waits for the call. */
export type Failed = (error: unknown, signal: AbortSignal) => void;

/** Holds the session and detects its end: on this page, in another tab, or on the server (SES-02). */
export class WhoIsHere {
  session: Session = visitor;
  readonly #options: WhoIsHereOptions;
  readonly #channel: SessionChannel;
  readonly #isBack = watchAbsence(document.hidden, Date.now());
  #question = new AbortController();
  /** The running session request: whether the server answers it. */
  #asking: Promise<boolean> | undefined;

  constructor(options: WhoIsHereOptions) {
    this.#options = options;
    const { signal } = options;
    this.#channel = openSessionChannel({
      onSignedOut: this.#onSignedOut,
      onSession: (sessionId) => sessionId !== this.session.SESSIONID && void this.#ask(),
    });
    signal.addEventListener('abort', () => {
      this.#channel.close();
      this.session = visitor;
    });
    document.addEventListener('fp-logout', this.#onLogout, { signal });
    document.addEventListener('visibilitychange', this.#onSeen, { signal });
    addEventListener('pagehide', this.#onHide, { signal });
    addEventListener('pageshow', this.#onShow, { signal });
  }

  /**
   * Loads the session, and tells the other tabs. Without an answer, the current session stays, and it is requested again when the
   * connection or the user returns. Only the last request counts.
   * @returns whether the server has answered it
   */
  async load(): Promise<boolean> {
    let isAnswered = await this.#ask();
    if (isAnswered && !this.#options.signal.aborted) this.#channel.announceSession(this.session.SESSIONID);
    while (this.#asking) isAnswered = await this.#asking;
    return isAnswered;
  }

  async #ask(): Promise<boolean> {
    this.#stopAsking();
    const { signal } = this.#question;
    const asking = (this.#asking = this.#answered(AbortSignal.any([this.#options.signal, signal])));
    const isAnswered = await asking;
    if (this.#asking === asking) this.#asking = undefined;
    return isAnswered;
  }

  async #answered(signal: AbortSignal): Promise<boolean> {
    try {
      const { getSession, visitorWhereRefused } = await loadSoon();
      this.#set(await getSession(this.#options.base, { signal }).catch(visitorWhereRefused));
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      report(error);
      whenBack(() => void (isSignedIn(this.session) ? this.#comeBack() : this.load()), signal);
      this.#options.changed();
      return false;
    }
  }

  /** To be read when a call is made: reports the call's failure, unless nobody waits for it any more; a 401 also ends the session here. */
  get failed(): Failed {
    const { SESSIONID } = this.session;
    return (error, signal) => {
      if (signal.aborted) return;
      report(error);
      if (isUnauthorized(error)) void this.#end(SESSIONID, signal);
    };
  }

  /** A call of an earlier session says nothing about the current one, nor about one that a running request may be about to load. */
  async #end(SESSIONID: string | null, signal: AbortSignal): Promise<void> {
    while (this.#asking) await this.#asking;
    if (signal.aborted || this.session.SESSIONID !== SESSIONID) return;
    this.#channel.announceSession(null);
    this.#clear();
    this.#options.lost();
  }

  /** Loads the session again, because an expiry is not announced and the counts at bell and cart may be outdated. */
  async #comeBack(): Promise<void> {
    if (!(await this.load())) return;
    if (isSignedIn(this.session)) this.#options.returned();
    else this.#options.lost();
  }

  /** Ends the session here; the answer to an earlier request is ignored. */
  #clear(): void {
    this.#stopAsking();
    if (isSignedIn(this.session)) this.#set(visitor);
  }

  /**
   * A page that still waits for its first answer is told that nobody is signed in; one restored from the back/forward cache requests an
   * answer.
   */
  readonly #onSignedOut = (): void => {
    this.#stopAsking();
    this.#set(visitor);
  };

  #stopAsking(): void {
    this.#question.abort();
    this.#question = new AbortController();
  }

  #set(session: Session): void {
    this.session = session;
    this.#options.changed();
  }

  /** A page that keeps its user, such as to save something first, prevents the event. */
  readonly #onLogout = (event: Event): void => {
    queueMicrotask(() => {
      if (event.defaultPrevented || this.#options.signal.aborted) return;
      this.#channel.announceSignOut();
      this.#onSignedOut();
    });
  };

  readonly #onSeen = (): void => {
    if (this.#isBack(document.hidden, Date.now()) && isSignedIn(this.session)) void this.#comeBack();
  };

  /** A page in the back/forward cache receives no messages, and would be restored with a user who has signed out meanwhile (GAT-07). */
  readonly #onHide = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#clear();
  };

  readonly #onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void this.load();
  };
}
