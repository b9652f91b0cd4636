import { timeouts } from '../constants/timeouts.ts';
import { sessionIdentity, sessionSchema, type Session } from '../entities/index.ts';
import { under } from '../rules/address/backend-address.ts';
import { isUnauthorized } from '../rules/session/is-unauthorized.ts';
import { visitor } from '../rules/session/session.ts';
import { requestOptions, type Call, type CallOptions } from './call.ts';
import { requestAs } from './http.ts';
import { readable } from './readable.ts';

/** Who the server says is there. What is wrong of that costs only itself, unless it says who it is. */
export function getSession(base: string, options?: CallOptions): Promise<Session> {
  const call: Call = { call: 'getSession', timeout: timeouts.session };
  return requestAs(under(base, '/session'), requestOptions(call, options), (json) =>
    readable('session', sessionSchema, json, sessionIdentity(json)),
  );
}

/**
 * A server may say of a session that has ended that it does not know who asks.
 * @param error why `getSession` failed
 * @throws the error, where it says something else
 */
export function visitorWhereRefused(error: unknown): Session {
  if (isUnauthorized(error)) return visitor;
  throw error;
}
