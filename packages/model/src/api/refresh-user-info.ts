import { timeouts } from '../constants/timeouts.ts';
import { userInfoRefreshSchema, type UserInfoRefresh } from '../entities/index.ts';
import { under } from '../rules/address/backend-address.ts';
import { queryReadable, type Call, type CallOptions } from './call.ts';

/** What the page does with the person's details: it alone must be right. */
const identity = () => ['userId', 'permissions', 'userType'];

/** The user’s details, read anew from where they are kept (API-07). What is wrong of them costs only itself, unless it is needed. */
export function refreshUserInfo(base: string, options?: CallOptions): Promise<UserInfoRefresh> {
  const call: Call = { call: 'refreshUserInfo', timeout: timeouts.userInfoRefresh };
  const answer = { payload: 'user info', schema: userInfoRefreshSchema, identity };
  return queryReadable(under(base, '/userinfo/refresh'), answer, call, options);
}
