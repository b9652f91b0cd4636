import { under } from '../rules/address/backend-address.ts';
import { requestParsed, type CallOptions } from './http.ts';
import { sessionSchema, type Session } from '../entities/index.ts';
import { timeouts } from '../constants/timeouts.ts';

/** Who the server says is there. */
export function getSession(base: string, options: CallOptions = {}): Promise<Session> {
  return requestParsed(under(base, '/session'), 'session', sessionSchema, {
    call: 'getSession',
    credentials: 'include',
    timeout: timeouts.session,
    ...options,
  });
}
