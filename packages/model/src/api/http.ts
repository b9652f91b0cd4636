import { PayloadError } from '../entities/parse.ts';
import { ApiFailure } from './failure.ts';
import { tellWatchers } from './watch-failures.ts';

export interface RequestOptions {
  /** The call's name in failures. */
  call: string;
  /** In ms, for the whole answer and not only its beginning. */
  timeout: number;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  credentials: 'include' | 'omit';
  headers?: Record<string, string>;
  /** Whether the request continues if the user leaves the page. */
  keepalive?: boolean;
  signal?: AbortSignal | undefined;
  /** `none`: the body is ignored, but must not be a web page. */
  answer?: 'json' | 'none';
  /** The statuses that count as success; any 2xx by default. */
  statuses?: readonly number[];
  fetch?: typeof globalThis.fetch | undefined;
}

/**
 * Sends one request and reads its JSON.
 * @throws ApiFailure and nothing else
 */
export function request(url: string, options: RequestOptions): Promise<unknown> {
  return requestAs(url, options, (json) => json);
}

/** Like `request`, but the caller reads the answer; whatever `readAs` throws makes the answer malformed. */
export async function requestAs<Value>(
  url: string,
  options: RequestOptions,
  readAs: (json: unknown) => Value | Promise<Value>,
): Promise<Value> {
  const sentAt = performance.now();
  const limit = AbortSignal.timeout(options.timeout);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  try {
    const json = await read(await send(url, options, signal), options);
    const value = await readOrFail(json, options.call, readAs);
    options.signal?.throwIfAborted();
    return value;
  } catch (error) {
    const failure = failureOf(error, url, options, limit);
    failure.url = url;
    tellWatchers({ failure, hasCredentials: options.credentials === 'include', sentAt });
    throw failure;
  }
}

function send(url: string, options: RequestOptions, signal: AbortSignal): Promise<Response> {
  const { method = 'GET', body, credentials, keepalive = false, headers, fetch = globalThis.fetch } = options;
  return fetch(url, {
    method,
    credentials,
    keepalive,
    signal,
    headers: {
      accept: 'application/json',
      ...(body !== undefined ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

async function read(
  response: Response,
  { call, answer = 'json', statuses }: RequestOptions,
): Promise<unknown> {
  const { status } = response;
  const isSuccess = statuses ? statuses.includes(status) : response.ok;
  if (!isSuccess) {
    await discard(response);
    throw new ApiFailure('status', call, `status ${status}`, { status });
  }
  const isHtml = /^text\/html|^application\/xhtml/i.test(response.headers.get('content-type') ?? '');
  if (answer === 'none' && !isHtml) return discard(response);
  const text = await response.text();
  // Many servers label an empty response as HTML.
  if (isHtml && text.trim()) throw webPage(call, status);
  return answer === 'none' ? undefined : readJson(text, call, status);
}

function discard({ body }: Response): Promise<void> | undefined {
  return body?.cancel().catch(() => undefined);
}

function readJson(text: string, call: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (/^\s*</.test(text)) throw webPage(call, status);
    throw new ApiFailure('malformed', call, 'the answer is not JSON', { status, cause });
  }
}

async function readOrFail<Value>(
  json: unknown,
  call: string,
  readAs: (json: unknown) => Value | Promise<Value>,
): Promise<Value> {
  try {
    return await readAs(json);
  } catch (cause) {
    const reason = cause instanceof PayloadError ? cause.message : 'the answer cannot be read';
    throw new ApiFailure('malformed', call, reason, { cause });
  }
}

function webPage(call: string, status: number): ApiFailure {
  return new ApiFailure('malformed', call, 'a web page came in place of JSON', { status, isHtml: true });
}

function failureOf(
  error: unknown,
  url: string,
  { call, signal, timeout }: RequestOptions,
  limit: AbortSignal,
): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (signal?.aborted) return new ApiFailure('aborted', call, 'given up by its caller', { cause: error });
  if (limit.aborted)
    return new ApiFailure('timeout', call, `no answer within ${timeout} ms`, { cause: error });
  return new ApiFailure('network', call, unreachable(url), { cause: error });
}

/** A browser does not tell a page which of the two causes it is. */
function unreachable(url: string): string {
  const here = (globalThis as { location?: { origin: string } }).location?.origin;
  const there = URL.parse(url, here)?.origin;
  return here && there && there !== here
    ? `no connection to ${there}, or it lets nobody read (CORS)`
    : 'no connection';
}
