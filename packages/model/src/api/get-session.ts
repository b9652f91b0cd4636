import { timeouts } from '../constants/timeouts.ts';
import { sessionIdentity, sessionSchema, type Session } from '../entities/index.ts';
import { under } from '../rules/address/backend-address.ts';
import { isUnauthorized } from '../rules/session/is-unauthorized.ts';
import { visitor } from '../rules/session/session.ts';
import { queryReadable, type Call, type CallOptions } from './call.ts';

/** The session as the server reports it. Invalid fields are left out and reported, except those that identify the user. */
export function getSession(base: string, options?: CallOptions): Promise<Session> {
  const call: Call = { call: 'getSession', timeout: timeouts.session };
  const answer = { payload: 'session', schema: sessionSchema, identity: sessionIdentity, check };
  return queryReadable(under(base, '/session'), answer, call, options);
}

/** Warns of an answer without SESSIONID: a server with another format would otherwise sign nobody in, silently. */
function check(_: Session, json: unknown): void {
  if (!Object.hasOwn(json as object, 'SESSIONID'))
    console.warn('session has no SESSIONID, so nobody is signed in; of a visitor it is null.');
}

/**
 * Turns a failure of `getSession` into a visitor's session if the server refused the request, as it may once a session has ended.
 * @param error what `getSession` threw
 * @throws the error, if it is any other failure
 */
export function visitorWhereRefused(error: unknown): Session {
  if (isUnauthorized(error)) return visitor;
  throw error;
}
