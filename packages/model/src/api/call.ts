import type { GenericSchema, InferOutput } from 'valibot';
import { parse, type Schema } from '../entities/index.ts';
import { request, requestAs, type RequestOptions } from './http.ts';
import { readable } from './readable.ts';

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
  return requestAs(url, requestOptions(call, options), (json) => parse(payload, schema, json));
}

/** How an answer is read that may be wrong in places. */
interface ReadableAnswer<Entity> {
  /** Its name for the failure and the warnings. */
  payload: string;
  schema: Schema<Entity>;
  /** The paths without which nothing stands. */
  identity?: (json: unknown) => readonly string[];
  /** Sees what came, and what was read of it; what it throws makes the answer malformed. */
  check?: (entity: Entity, json: unknown) => void;
}

/** A call whose answer is read as far as it can be: what is wrong costs only itself, and is reported. */
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

/** How a call is sent. Its caller chooses what `CallOptions` names, and nothing that is the call's own. */
function requestOptions(
  call: Call,
  { signal, timeout = call.timeout, fetch }: CallOptions = {},
): RequestOptions {
  return { credentials: 'include', ...call, signal, timeout, fetch };
}
