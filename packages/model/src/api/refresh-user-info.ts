import { under } from '../rules/address/backend-address.ts';
import { requestParsed, type CallOptions } from './http.ts';
import { userInfoRefreshSchema, type UserInfoRefresh } from '../entities/index.ts';
import { timeouts } from '../constants/timeouts.ts';

/** The user’s details, read anew from where they are kept (API-07). */
export function refreshUserInfo(base: string, options: CallOptions = {}): Promise<UserInfoRefresh> {
  return requestParsed(under(base, '/userinfo/refresh'), 'user info', userInfoRefreshSchema, {
    call: 'refreshUserInfo',
    credentials: 'include',
    timeout: timeouts.userInfoRefresh,
    ...options,
  });
}
