import { accountData } from './account-api.ts';
import type { AccountApi } from '../rules/address/backend-address.ts';
import type { CallOptions } from './http.ts';
import { primaryUsersSchema, type PrimaryUser } from '../entities/index.ts';
import { timeouts } from '../constants/timeouts.ts';

/** The company's users and which of them is its primary one (API-02). */
export function getPrimaryUsers(api: AccountApi, options?: CallOptions): Promise<PrimaryUser[]> {
  return accountData(
    api,
    'account-api/v1/users/basic/primary?currentUser=false',
    ['primary users', primaryUsersSchema],
    { call: 'getPrimaryUsers', limit: timeouts.primaryUsers },
    options,
  );
}
