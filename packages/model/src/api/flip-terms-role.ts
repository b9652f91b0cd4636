import { accountCommand } from './account-api.ts';
import type { AccountApi } from '../rules/address/backend-address.ts';
import type { CallOptions } from './http.ts';

/** Gives the user the role of those who have signed the terms (API-06). */
export function flipTermsRole(api: AccountApi, options?: CallOptions): Promise<void> {
  const path = 'account-api/v1/authorize/flip-termsAndConditions-role';
  return accountCommand(api, path, { call: 'flipTermsRole' }, options);
}
