import { accountData } from './account-api.ts';
import type { AccountApi } from '../rules/address/backend-address.ts';
import type { CallOptions } from './http.ts';
import { consentsSchema, type ConsentItem } from '../entities/index.ts';

export const consentsPath = 'pro/consent/manage';

/** What a company has decided about sharing its vehicles' data; empty before it decided (API-05). */
export async function getConsents(
  api: AccountApi,
  companyId: string,
  options?: CallOptions,
): Promise<ConsentItem[]> {
  const accountRequest = { call: 'getConsents', headers: { 'Company-Id': companyId } };
  const payload = ['consents', consentsSchema] as const;
  const { consents } = await accountData(api, consentsPath, payload, accountRequest, options);
  return consents;
}
