import { accountCommand } from './account-api.ts';
import type { AccountApi } from '../rules/address/backend-address.ts';
import { consentsPath } from './get-consents.ts';
import type { CallOptions } from './http.ts';
import type { ConsentItem } from '../entities/index.ts';

/** Saves the company's decision on all six types (API-05). */
export function putConsents(
  api: AccountApi,
  companyId: string,
  consents: readonly ConsentItem[],
  options?: CallOptions,
): Promise<void> {
  const headers = { 'Company-Id': companyId };
  return accountCommand(
    api,
    consentsPath,
    { call: 'putConsents', method: 'PUT', body: consents, headers },
    options,
  );
}
