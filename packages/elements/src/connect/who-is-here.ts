import { openSessionChannel, type SessionChannel } from '@fleet-portal/model/api';
import type { Session } from '@fleet-portal/model/entities';
import { isSignedIn, isUnauthorized, visitor, watchAbsence } from '@fleet-portal/model/rules';
import { whenBack } from '../timing/when-back.ts';
import { loadSoon } from './load-soon.ts';
import { report } from './report.ts';

interface WhoIsHereOptions {
  base: string;
  signal: AbortSignal;
  /** The server has said who is here, or has failed to, or the session has ended. */
  changed: () => void;
  /** The server no longer knows who was here. */
  lost: () => void;
  /** They have come back to the page after long, and are still known. */
  returned: () => void;
}

/** Takes why a call failed, and what is aborted once nobody waits for it. */
export type Failed = (error: unknown, signal: AbortSignal) => void;

/** Knows who is here, and notices when the session ends: on this page, in another tab, or on the server (SES-02). */
export class WhoIsHere {
  session: Session = visitor;
  readonly #options: WhoIsHereOptions;
  readonly #channel: SessionChannel;
  readonly #isBack = watchAbsence(document.hidden, Date.now());
  #question = new AbortController();
  /** Whether the server answers what it is asked right now. */
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
   * Asks the server, and tells the other tabs; where it does not answer, who was here still is, and it is asked again as the
   * connection or the person comes back. Only the last question counts.
   * @returns whether the server has answered that
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

  /**
   * To be asked for as a call is made: reports its failure, unless nobody waits for it any more; one that says that the session has
   * ended ends it here, too.
   */
  get failed(): Failed {
    const { SESSIONID } = this.session;
    return (error, signal) => {
      if (signal.aborted) return;
      report(error);
      if (isUnauthorized(error)) void this.#end(SESSIONID, signal);
    };
  }

  /** A call of the session before says nothing of another, which the server may be about to name right now. */
  async #end(SESSIONID: string | null, signal: AbortSignal): Promise<void> {
    while (this.#asking) await this.#asking;
    if (signal.aborted || this.session.SESSIONID !== SESSIONID) return;
    this.#channel.announceSession(null);
    this.#clear();
    this.#options.lost();
  }

  /** An expiry tells nobody, and the numbers at bell and cart are of that time. */
  async #comeBack(): Promise<void> {
    if (!(await this.load())) return;
    if (isSignedIn(this.session)) this.#options.returned();
    else this.#options.lost();
  }

  /** An answer from before counts no more. */
  #clear(): void {
    this.#stopAsking();
    if (isSignedIn(this.session)) this.#set(visitor);
  }

  /** Who still waits for a first answer hears that there is nobody; who comes from the browser's memory gets one. */
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

  /** A page that keeps its person on the page, such as to save something first, prevents the event. */
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

  /** A page in the browser's memory hears nothing, and would come back with somebody who has signed out meanwhile (GAT-07). */
  readonly #onHide = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#clear();
  };

  readonly #onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void this.load();
  };
}
