import type { GenericSchema, InferOutput } from 'valibot';
import { timeouts } from '../constants/timeouts.ts';
import { under } from './base.ts';
import { request, requestParsed, type CallOptions, type RequestOptions } from './http.ts';

/** Where the account API is reached (API-08). */
export interface AccountApi {
  /** Where the shell's backend answers. */
  base: string;
  /** The account API's base, as the proxy knows it. */
  accountApi: string;
}

type AccountRequest = Pick<RequestOptions, 'call' | 'method' | 'body' | 'headers' | 'statuses'> & {
  /** The limit where it is not the account API's own. */
  limit?: number;
};

/** Through the backend's proxy: the browser never talks to the account API itself (API-08). */
export function proxyUrl({ base, accountApi }: AccountApi, path: string): string {
  const target = accountApi.endsWith('/') ? accountApi + path : `${accountApi}/${path}`;
  return under(base, `/proxy-api-request/?redirect=${encodeURIComponent(target)}`);
}

/** A call of the account API whose answer is read. */
export function accountData<Schema extends GenericSchema>(
  api: AccountApi,
  path: string,
  [payload, schema]: readonly [string, Schema],
  accountRequest: AccountRequest,
  options?: CallOptions,
): Promise<InferOutput<Schema>> {
  return requestParsed(proxyUrl(api, path), payload, schema, settings(accountRequest, options));
}

/** A call of the account API that only has to succeed. */
export async function accountCommand(
  api: AccountApi,
  path: string,
  accountRequest: AccountRequest,
  options?: CallOptions,
): Promise<void> {
  await request(proxyUrl(api, path), { ...settings(accountRequest, options), answer: 'none' });
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
