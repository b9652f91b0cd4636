import { timeouts } from '../constants/timeouts.ts';
import { consentsSchema, parse, type ConsentItem } from '../entities/index.ts';
import { proxyHref, type AccountApi } from '../rules/address/backend-address.ts';
import { queryReadable, type Call, type CallOptions } from './call.ts';

export const consentsPath = 'pro/consent/manage';

/** What a company has decided about sharing its vehicles' data; empty before it decided (API-05). */
export async function getConsents(
  api: AccountApi,
  companyId: string,
  options?: CallOptions,
): Promise<ConsentItem[]> {
  const url = proxyHref(api, consentsPath);
  const call: Call = { call: 'getConsents', headers: { 'Company-Id': companyId }, timeout: timeouts.account };
  const answer = { payload: 'consents', schema: consentsSchema, identity: () => ['consents'], check };
  const { consents } = await queryReadable(url, answer, call, options);
  return consents;
}

/** A company of whose decisions none can be read has not left them open. */
function check({ consents }: { consents: ConsentItem[] }, json: unknown): void {
  if (consents.length === 0) parse('consents', consentsSchema, json);
}
