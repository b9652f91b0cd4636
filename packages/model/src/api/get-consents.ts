import { timeouts } from '../constants/timeouts.ts';
import { consentsSchema, type ConsentItem } from '../entities/index.ts';
import { proxyHref, type AccountApi } from '../rules/address/backend-address.ts';
import { query, type Call, type CallOptions } from './call.ts';

export const consentsPath = 'pro/consent/manage';

/** What a company has decided about sharing its vehicles' data; empty before it decided (API-05). */
export async function getConsents(
  api: AccountApi,
  companyId: string,
  options?: CallOptions,
): Promise<ConsentItem[]> {
  const url = proxyHref(api, consentsPath);
  const call: Call = { call: 'getConsents', headers: { 'Company-Id': companyId }, timeout: timeouts.account };
  const answer = await query(url, ['consents', consentsSchema], call, options);
  return answer.consents;
}
