import type { GenericSchema, InferOutput } from 'valibot';
import { parse, type Schema } from '../entities/index.ts';
import { request, requestAs, type RequestOptions } from './http.ts';
import { readable } from './readable.ts';

/** The options that belong to the call itself, as opposed to its URL and its caller's options. */
export interface Call extends Pick<
  RequestOptions,
  'call' | 'timeout' | 'method' | 'body' | 'headers' | 'keepalive' | 'statuses'
> {
  /** Set where the server must not learn who the user is. */
  credentials?: 'omit';
}

/** The options that every call accepts. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** In ms; overrides the call's own limit. */
  timeout?: number;
  fetch?: typeof globalThis.fetch | undefined;
}

/**
 * A call whose answer is read.
 * @param answer the payload's name in failures, and its schema
 */
export function query<Schema extends GenericSchema>(
  url: string,
  [payload, schema]: readonly [string, Schema],
  call: Call,
  options?: CallOptions,
): Promise<InferOutput<Schema>> {
  return requestAs(url, requestOptions(call, options), (json) => parse(payload, schema, json));
}

/** How to read an answer that may be invalid in places. */
interface ReadableAnswer<Entity> {
  /** The payload's name in failures and warnings. */
  payload: string;
  schema: Schema<Entity>;
  /** The paths that must be valid. */
  identity?: (json: unknown) => readonly string[];
  /** Gets the parsed entity and the raw JSON; throwing makes the answer malformed. */
  check?: (entity: Entity, json: unknown) => void;
}

/** A call whose answer is read as far as possible: invalid values are left out and reported. */
export function queryReadable<Entity>(
  url: string,
  { payload, schema, identity, check }: ReadableAnswer<Entity>,
  call: Call,
  options?: CallOptions,
): Promise<Entity> {
  return requestAs(url, requestOptions(call, options), async (json) => {
    const entity = await readable(payload, schema, json, identity?.(json));
    check?.(entity, json);
    return entity;
  });
}

/** A call that only has to succeed. */
export async function command(url: string, call: Call, options?: CallOptions): Promise<void> {
  await request(url, { ...requestOptions(call, options), answer: 'none' });
}

/** How a call is sent. Its caller may set only the `CallOptions`. */
function requestOptions(
  call: Call,
  { signal, timeout = call.timeout, fetch }: CallOptions = {},
): RequestOptions {
  return { credentials: 'include', ...call, signal, timeout, fetch };
}
