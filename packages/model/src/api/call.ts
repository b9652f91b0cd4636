import type { GenericSchema, InferOutput } from 'valibot';
import { request, requestParsed, type RequestOptions } from './http.ts';

/** What is the call's own: neither its address nor what its caller chooses. */
export interface Call extends Pick<
  RequestOptions,
  'call' | 'timeout' | 'method' | 'body' | 'headers' | 'keepalive' | 'statuses'
> {
  /** Where the server must not learn who asks. */
  credentials?: 'omit';
}

/** What every call lets its caller choose. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** In ms, in place of the call's own limit. */
  timeout?: number;
  fetch?: typeof globalThis.fetch | undefined;
}

/**
 * A call whose answer is read.
 * @param answer the payload's name for the failure, and its schema
 */
export function query<Schema extends GenericSchema>(
  url: string,
  [payload, schema]: readonly [string, Schema],
  call: Call,
  options?: CallOptions,
): Promise<InferOutput<Schema>> {
  return requestParsed(url, payload, schema, requestOptions(call, options));
}

/** A call that only has to succeed. */
export async function command(url: string, call: Call, options?: CallOptions): Promise<void> {
  await request(url, { ...requestOptions(call, options), answer: 'none' });
}

/** How a call is sent. Its caller chooses what `CallOptions` names, and nothing that is the call's own. */
export function requestOptions(
  call: Call,
  { signal, timeout = call.timeout, fetch }: CallOptions = {},
): RequestOptions {
  return { credentials: 'include', ...call, signal, timeout, fetch };
}
