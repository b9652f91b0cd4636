import { accountData } from './account-api.ts';
import type { AccountApi } from '../rules/address/backend-address.ts';
import type { CallOptions } from './http.ts';
import { termsAgreedSchema, type TermsAgreed } from '../entities/index.ts';

/** Whether the user has ever signed terms (API-06). */
export function getTermsAgreed(api: AccountApi, options?: CallOptions): Promise<TermsAgreed> {
  const payload = ['terms agreed', termsAgreedSchema] as const;
  return accountData(
    api,
    'account-api/v1/policy/termsAndConditions/agreed',
    payload,
    { call: 'getTermsAgreed' },
    options,
  );
}
