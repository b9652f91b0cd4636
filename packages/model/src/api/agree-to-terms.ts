import type { TermsAgreement } from '../entities/index.ts';
import type { AccountApi } from '../rules/backend-address.ts';
import { accountCommand } from './account-api.ts';
import type { CallOptions } from './http.ts';

/** Signs the terms (API-06). */
export function agreeToTerms(
  api: AccountApi,
  agreement: TermsAgreement,
  options?: CallOptions,
): Promise<void> {
  const path = 'account-api/v1/onboard/termsAndConditions/agree';
  return accountCommand(api, path, { call: 'agreeToTerms', method: 'POST', body: agreement }, options);
}
