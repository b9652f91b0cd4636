import { under } from '../rules/address/backend-address.ts';
import { sessionSchema, type Session } from '../entities/index.ts';
import { timeouts } from '../constants/timeouts.ts';
import { visitor } from '../rules/session/session.ts';
import { ApiFailure } from './failure.ts';
import { requestParsed, type CallOptions } from './http.ts';

/** Who the server says is there. */
export function getSession(base: string, options: CallOptions = {}): Promise<Session> {
  return requestParsed(under(base, '/session'), 'session', sessionSchema, {
    call: 'getSession',
    credentials: 'include',
    timeout: timeouts.session,
    ...options,
  });
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
