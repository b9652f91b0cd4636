import { randomBytes } from 'node:crypto';
import type { ConsentItem, Notification, TransactionPreview } from '@fleet-portal/model/entities';
import type { Context } from 'koa';
import type { Company, Person } from './data/people.ts';
import type { Fault } from './faults.ts';

/** What the backend remembers of one browser. */
export interface BrowserSession {
  /** Who is signed in, with all that may change while they are; null for a visitor. */
  login: Login | null;
  /** The failures that were asked for, by call. */
  faults: Map<string, Fault>;
}

export interface Login {
  /** What the client sees as SESSIONID; never the cookie's value. */
  sessionId: string;
  person: Person;
  /** Whom the person acts for. */
  company: Company;
  authContext: string;
  permissions: string[];
  stepUpRequired: boolean;
  notifications: Notification[];
  /** The categories that notifications can have, in the person's language. */
  categories: readonly string[];
  /** The categories that the person wants no notifications of. */
  mutedCategories: Set<string>;
  consents: ConsentItem[];
  terms: { everSigned: boolean; signed: boolean };
  transaction: TransactionPreview | null;
}

/** All of a request that is needed here, so that any kind of Koa context will do. */
export type WithCookies = Pick<Context, 'cookies'>;

const sessionCookie = 'fp_sid';

/** Keeps browser sessions in memory, each apart, and forgets the one that was not used for longest when there are too many. */
export class Sessions {
  readonly #sessions = new Map<string, BrowserSession>();
  readonly #maximum: number;

  constructor(maximum: number) {
    this.#maximum = maximum;
  }

  /** The browser's session where it has one; nothing is begun for a browser that only looks. */
  find(ctx: WithCookies): BrowserSession | undefined {
    const id = ctx.cookies.get(sessionCookie) ?? '';
    const session = this.#sessions.get(id);
    if (!session) return undefined;
    this.#sessions.delete(id);
    this.#sessions.set(id, session);
    return session;
  }

  /** The browser's session, begun where it has none. */
  ensure(ctx: WithCookies): BrowserSession {
    return this.find(ctx) ?? this.#begin(ctx, { login: null, faults: new Map() });
  }

  /** Signs a person in under a new cookie, so that one known from before is worth nothing. */
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
