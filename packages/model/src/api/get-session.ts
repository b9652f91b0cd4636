import { under } from '../rules/address/backend-address.ts';
import { sessionIdentity, sessionSchema, type Session } from '../entities/index.ts';
import { timeouts } from '../constants/timeouts.ts';
import { visitor } from '../rules/session/session.ts';
import { ApiFailure } from './failure.ts';
import { requestAs, type CallOptions } from './http.ts';
import { readable } from './readable.ts';

/** Who the server says is there. What is wrong of that costs only itself, unless it says who it is. */
export function getSession(base: string, options: CallOptions = {}): Promise<Session> {
  return requestAs(
    under(base, '/session'),
    {
      call: 'getSession',
      credentials: 'include',
      timeout: timeouts.session,
      ...options,
    },
    (json) => readable('session', sessionSchema, json, sessionIdentity(json)),
  );
}

/**
 * A server may say of a session that has ended that it does not know who asks.
 * @param error why `getSession` failed
 * @throws the error, where it says something else
 */
export function visitorWhereRefused(error: unknown): Session {
  if (error instanceof ApiFailure && error.status === 401) return visitor;
  throw error;
}
