import { timeouts } from '../constants/timeouts.ts';
import { consentsSchema, consentTypes, parse, type ConsentItem } from '../entities/index.ts';
import { proxyHref, type AccountApi } from '../rules/address/backend-address.ts';
import { list } from '../rules/list.ts';
import { queryReadable, type Call, type CallOptions } from './call.ts';

export const consentsPath = 'pro/consent/manage';

/** A company's decisions on sharing its vehicles' data; empty before the first decision (API-05). */
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

/** Rejects an unreadable decision, which would look like a refusal and be overwritten on saving. Unknown types may be there. */
function check({ consents }: { consents: ConsentItem[] }, json: unknown): void {
  const said = list((json as { consents: unknown[] }).consents);
  const known = said.filter((item) => consentTypes.some((type) => type === (item as ConsentItem).type));
  if (consents.length === 0 || known.length > consents.length) parse('consents', consentsSchema, json);
}
