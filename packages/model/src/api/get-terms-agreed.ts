import { timeouts } from '../constants/timeouts.ts';
import { termsAgreedSchema, type TermsAgreed } from '../entities/index.ts';
import { proxyHref, type AccountApi } from '../rules/address/backend-address.ts';
import { query, type Call, type CallOptions } from './call.ts';

/** Whether the user has ever signed terms (API-06). */
export function getTermsAgreed(api: AccountApi, options?: CallOptions): Promise<TermsAgreed> {
  const url = proxyHref(api, 'account-api/v1/policy/termsAndConditions/agreed');
  const call: Call = { call: 'getTermsAgreed', timeout: timeouts.account };
  return query(url, ['terms agreed', termsAgreedSchema], call, options);
}
