import { timeouts } from '../constants/timeouts.ts';
import { sessionIdentity, sessionSchema, type Session } from '../entities/index.ts';
import { under } from '../rules/address/backend-address.ts';
import { isUnauthorized } from '../rules/session/is-unauthorized.ts';
import { visitor } from '../rules/session/session.ts';
import { queryReadable, type Call, type CallOptions } from './call.ts';

/** Who the server says is there. What is wrong of that costs only itself, unless it says who it is. */
export function getSession(base: string, options?: CallOptions): Promise<Session> {
  const call: Call = { call: 'getSession', timeout: timeouts.session };
  const answer = { payload: 'session', schema: sessionSchema, identity: sessionIdentity, check };
  return queryReadable(under(base, '/session'), answer, call, options);
}

/** A server that has another shape in mind would sign in nobody, without a word. */
function check(_: Session, json: unknown): void {
  if (!Object.hasOwn(json as object, 'SESSIONID'))
    console.warn('session has no SESSIONID, so nobody is signed in; of a visitor it is null.');
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
