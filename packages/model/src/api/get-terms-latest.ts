import { timeouts } from '../constants/timeouts.ts';
import { termsLatestSchema, type TermsLatest } from '../entities/index.ts';
import { proxyHref, type AccountApi } from '../rules/address/backend-address.ts';
import { query, type Call, type CallOptions } from './call.ts';

/** The newest terms and whether the user has signed them (API-06). */
export function getTermsLatest(api: AccountApi, options?: CallOptions): Promise<TermsLatest> {
  const url = proxyHref(api, 'account-api/v1/policy/termsAndConditions/latest');
  const call: Call = { call: 'getTermsLatest', timeout: timeouts.account };
  return query(url, ['latest terms', termsLatestSchema], call, options);
}
