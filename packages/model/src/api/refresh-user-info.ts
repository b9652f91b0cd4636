import { timeouts } from '../constants/timeouts.ts';
import { userInfoRefreshSchema, type UserInfoRefresh } from '../entities/index.ts';
import { under } from '../rules/address/backend-address.ts';
import { query, type Call, type CallOptions } from './call.ts';

/** The user’s details, read anew from where they are kept (API-07). */
export function refreshUserInfo(base: string, options?: CallOptions): Promise<UserInfoRefresh> {
  const call: Call = { call: 'refreshUserInfo', timeout: timeouts.userInfoRefresh };
  return query(under(base, '/userinfo/refresh'), ['user info', userInfoRefreshSchema], call, options);
}
