import { accountData } from './account-api.ts';
import type { AccountApi } from '../rules/address/backend-address.ts';
import type { CallOptions } from './http.ts';
import { termsLatestSchema, type TermsLatest } from '../entities/index.ts';

/** The newest terms and whether the user has signed them (API-06). */
export function getTermsLatest(api: AccountApi, options?: CallOptions): Promise<TermsLatest> {
  const payload = ['latest terms', termsLatestSchema] as const;
  return accountData(
    api,
    'account-api/v1/policy/termsAndConditions/latest',
    payload,
    { call: 'getTermsLatest' },
    options,
  );
}
