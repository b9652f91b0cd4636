import { timeouts } from '../constants/timeouts.ts';
import { userInfoRefreshSchema, type UserInfoRefresh } from '../entities/index.ts';
import { under } from '../rules/address/backend-address.ts';
import { queryReadable, type Call, type CallOptions } from './call.ts';

/** The fields that the page relies on: if one is invalid, the whole answer is rejected. */
const identity = () => ['userId', 'permissions', 'userType'];

/** The user's details, read anew from their source (API-07). Invalid fields are left out and reported, except the required ones. */
export function refreshUserInfo(base: string, options?: CallOptions): Promise<UserInfoRefresh> {
  const call: Call = { call: 'refreshUserInfo', timeout: timeouts.userInfoRefresh };
  const answer = { payload: 'user info', schema: userInfoRefreshSchema, identity };
  return queryReadable(under(base, '/userinfo/refresh'), answer, call, options);
}
