import type { GenericSchema, InferOutput } from 'valibot';
import { proxyHref, type AccountApi } from '../rules/address/backend-address.ts';
import { request, requestParsed, type CallOptions, type RequestOptions } from './http.ts';
import { timeouts } from '../constants/timeouts.ts';

type AccountRequest = Pick<RequestOptions, 'call' | 'method' | 'body' | 'headers'> & {
  /** The limit where it is not the account API's own. */
  limit?: number;
};

/** A call of the account API whose answer is read. */
export function accountData<Schema extends GenericSchema>(
  api: AccountApi,
  path: string,
  [payload, schema]: readonly [string, Schema],
  accountRequest: AccountRequest,
  options?: CallOptions,
): Promise<InferOutput<Schema>> {
  return requestParsed(proxyHref(api, path), payload, schema, settings(accountRequest, options));
}

/** A call of the account API that only has to succeed. */
export async function accountCommand(
  api: AccountApi,
  path: string,
  accountRequest: AccountRequest,
  options?: CallOptions,
): Promise<void> {
  await request(proxyHref(api, path), { ...settings(accountRequest, options), answer: 'none' });
}

function settings({ limit, ...accountRequest }: AccountRequest, options: CallOptions = {}): RequestOptions {
  return {
    ...accountRequest,
    credentials: 'include',
    timeout: options.timeout ?? limit ?? timeouts.account,
    signal: options.signal,
    fetch: options.fetch,
  };
}
