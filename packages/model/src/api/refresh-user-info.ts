import { timeouts } from '../constants/timeouts.ts';
import { userInfoRefreshSchema, type UserInfoRefresh } from '../entities/index.ts';
import { under } from '../rules/address/backend-address.ts';
import { requestOptions, type Call, type CallOptions } from './call.ts';
import { requestAs } from './http.ts';
import { readable } from './readable.ts';

/** What the page does with the person's details: it alone must be right. */
const needed = ['userId', 'permissions', 'userType'];

/** The user’s details, read anew from where they are kept (API-07). What is wrong of them costs only itself, unless it is needed. */
export function refreshUserInfo(base: string, options?: CallOptions): Promise<UserInfoRefresh> {
  const call: Call = { call: 'refreshUserInfo', timeout: timeouts.userInfoRefresh };
  return requestAs(under(base, '/userinfo/refresh'), requestOptions(call, options), (json) =>
    readable('user info', userInfoRefreshSchema, json, needed),
  );
}
