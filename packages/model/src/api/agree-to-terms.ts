import { timeouts } from '../constants/timeouts.ts';
import type { TermsAgreement } from '../entities/index.ts';
import { proxyHref, type AccountApi } from '../rules/address/backend-address.ts';
import { command, type Call, type CallOptions } from './call.ts';

/** Signs the terms (API-06). */
export function agreeToTerms(
  api: AccountApi,
  agreement: TermsAgreement,
  options?: CallOptions,
): Promise<void> {
  const url = proxyHref(api, 'account-api/v1/onboard/termsAndConditions/agree');
  const call: Call = {
    call: 'agreeToTerms',
    method: 'POST',
    body: agreement,
    keepalive: true,
    timeout: timeouts.account,
  };
  return command(url, call, options);
}
