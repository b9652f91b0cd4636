import { randomBytes } from 'node:crypto';
import type { ConsentItem, Notification, TransactionPreview } from '@fleet-portal/model/entities';
import type { Context } from 'koa';
import type { Company, Person } from './data/people.ts';
import type { Fault } from './faults.ts';

/** The state that the backend keeps for one browser. */
export interface BrowserSession {
  /** The signed-in user, with everything that may change while they are signed in; null for a visitor. */
  login: Login | null;
  /** The faults that the browser asked for, by call. */
  faults: Map<string, Fault>;
}

export interface Login {
  /** The client's SESSIONID, which is never the value of the cookie. */
  sessionId: string;
  person: Person;
  /** The company that the user acts for. */
  company: Company;
  authContext: string;
  permissions: string[];
  stepUpRequired: boolean;
  notifications: Notification[];
  /** The possible categories of notifications, in the user's language. */
  categories: readonly string[];
  /** The categories that the user has turned off. */
  mutedCategories: Set<string>;
  consents: ConsentItem[];
  terms: { everSigned: boolean; signed: boolean };
  transaction: TransactionPreview | null;
}

/** The only part of a request needed here, so that any kind of Koa context fits. */
export type WithCookies = Pick<Context, 'cookies'>;

const sessionCookie = 'fp_sid';

/** Keeps a separate session per browser in memory, and drops the least recently used one if there are too many. */
export class Sessions {
  readonly #sessions = new Map<string, BrowserSession>();
  readonly #maximum: number;

  constructor(maximum: number) {
    this.#maximum = maximum;
  }

  /** The browser's session, if it has one; a request that only reads does not start one. */
  find(ctx: WithCookies): BrowserSession | undefined {
    const id = ctx.cookies.get(sessionCookie) ?? '';
    const session = this.#sessions.get(id);
    if (!session) return undefined;
    this.#sessions.delete(id);
    this.#sessions.set(id, session);
    return session;
  }

  /** The browser's session, started if it has none. */
  ensure(ctx: WithCookies): BrowserSession {
    return this.find(ctx) ?? this.#begin(ctx, { login: null, faults: new Map() });
  }

  /** Whether the browser's session has ended without a sign-out, which would have taken its cookie. Takes it now, so that it is said once. */
  takeEnded(ctx: WithCookies): boolean {
    const hasEnded = !!ctx.cookies.get(sessionCookie) && !this.find(ctx);
    if (hasEnded) ctx.cookies.set(sessionCookie, null, cookieOptions);
    return hasEnded;
  }

  /** Signs a person in under a new cookie, so that a session cookie known from before (session fixation) is worthless. */
  signIn(ctx: WithCookies, login: Login): void {
    const before = this.#forget(ctx);
    this.#begin(ctx, { login, faults: before?.faults ?? new Map<string, Fault>() });
  }

  signOut(ctx: WithCookies): void {
    const before = this.#forget(ctx);
    if (before?.faults.size) this.#begin(ctx, { login: null, faults: before.faults });
    else ctx.cookies.set(sessionCookie, null, cookieOptions);
  }

  #begin(ctx: WithCookies, session: BrowserSession): BrowserSession {
    const id = newId();
    this.#sessions.set(id, session);
    for (const oldest of this.#sessions.keys()) {
      if (this.#sessions.size <= this.#maximum) break;
      this.#sessions.delete(oldest);
    }
    ctx.cookies.set(sessionCookie, id, cookieOptions);
    return session;
  }

  #forget(ctx: WithCookies): BrowserSession | undefined {
    const session = this.find(ctx);
    this.#sessions.delete(ctx.cookies.get(sessionCookie) ?? '');
    return session;
  }
}

const cookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', overwrite: true } as const;

export function newId(): string {
  return randomBytes(24).toString('base64url');
}
