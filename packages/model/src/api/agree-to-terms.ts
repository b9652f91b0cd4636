import { accountCommand } from './account-api.ts';
import type { AccountApi } from '../rules/address/backend-address.ts';
import type { CallOptions } from './http.ts';
import type { TermsAgreement } from '../entities/index.ts';

/** Signs the terms (API-06). */
export function agreeToTerms(
  api: AccountApi,
  agreement: TermsAgreement,
  options?: CallOptions,
): Promise<void> {
  const path = 'account-api/v1/onboard/termsAndConditions/agree';
  return accountCommand(api, path, { call: 'agreeToTerms', method: 'POST', body: agreement }, options);
}
