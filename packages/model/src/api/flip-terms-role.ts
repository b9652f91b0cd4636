import { timeouts } from '../constants/timeouts.ts';
import { proxyHref, type AccountApi } from '../rules/address/backend-address.ts';
import { command, type CallOptions } from './call.ts';

/** Gives the user the role of those who have signed the terms (API-06). */
export function flipTermsRole(api: AccountApi, options?: CallOptions): Promise<void> {
  const url = proxyHref(api, 'account-api/v1/authorize/flip-termsAndConditions-role');
  return command(url, { call: 'flipTermsRole', timeout: timeouts.account }, options);
}
