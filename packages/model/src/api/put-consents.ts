import { timeouts } from '../constants/timeouts.ts';
import type { ConsentItem } from '../entities/index.ts';
import { proxyHref, type AccountApi } from '../rules/address/backend-address.ts';
import { command, type Call, type CallOptions } from './call.ts';
import { consentsPath } from './get-consents.ts';

/** Saves the company's decision on all six types (API-05). */
export function putConsents(
  api: AccountApi,
  companyId: string,
  consents: readonly ConsentItem[],
  options?: CallOptions,
): Promise<void> {
  const call: Call = {
    call: 'putConsents',
    method: 'PUT',
    headers: { 'Company-Id': companyId },
    body: consents,
    keepalive: true,
    timeout: timeouts.account,
  };
  return command(proxyHref(api, consentsPath), call, options);
}
