import { timeouts } from '../constants/timeouts.ts';
import { primaryUsersSchema, type PrimaryUser } from '../entities/index.ts';
import { proxyHref, type AccountApi } from '../rules/address/backend-address.ts';
import { queryReadable, type Call, type CallOptions } from './call.ts';

/** The company's users and which of them is its primary one (API-02). */
export function getPrimaryUsers(api: AccountApi, options?: CallOptions): Promise<PrimaryUser[]> {
  const url = proxyHref(api, 'account-api/v1/users/basic/primary?currentUser=false');
  const call: Call = { call: 'getPrimaryUsers', timeout: timeouts.primaryUsers };
  const answer = { payload: 'primary users', schema: primaryUsersSchema };
  return queryReadable(url, answer, call, options);
}
