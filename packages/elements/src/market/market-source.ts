import type { Market } from '@fleet-portal/model/entities';
import { MarketError } from './market-error.ts';

export { fitLocale } from './fit-locale.ts';
export { tellMarketError } from './tell-market-error.ts';

export interface LoadOptions {
  /** Accepts a recent failure as the answer: a footer whose script follows the header's does not request the market again. */
  sharesFailure?: boolean;
}

interface MarketRequest {
  market: Promise<Market>;
  failedAt?: number;
}

/** In ms, equal to the model's `timeouts.market`, whose module would arrive one request later. */
const timeLimit = 20_000;
/** How long a failure is shared, in ms. */
const failureLasts = 5_000;
const requests = new Map<string, MarketRequest>();

/**
 * Loads a market's JSON. All elements of the page with the same address share one request; a failed one may be tried again.
 * @param src the address, relative to the document
 * @throws MarketError that names the address and, if the market is malformed, the field
 */
export function loadMarket(src: string, { sharesFailure = false }: LoadOptions = {}): Promise<Market> {
  const address = URL.parse(src, document.baseURI)?.href ?? src;
  const known = requests.get(address);
  if (known && (known.failedAt === undefined || (sharesFailure && isFresh(known.failedAt))))
    return known.market;
  const request: MarketRequest = { market: requestMarket(address) };
  requests.set(address, request);
  request.market.catch(() => (request.failedAt = performance.now()));
  return request.market;
}

const isFresh = (failedAt: number) => performance.now() - failedAt < failureLasts;

/** Loads the parser together with the market, so that it is not part of the first script. */
async function requestMarket(address: string): Promise<Market> {
  try {
    const [json, { parseMarket }] = await Promise.all([getJson(address), import('./market-parser.ts')]);
    return parseMarket(json, (line) => console.warn(`GET ${address}: ${line}`));
  } catch (cause) {
    // The error of a malformed payload carries the path of the field.
    const { message, path: field } = cause as Error & { path?: string };
    throw new MarketError({ address, message: `GET ${address}: ${message}`, cause, ...(field && { field }) });
  }
}

async function getJson(address: string): Promise<unknown> {
  const limit = AbortSignal.timeout(timeLimit);
  const unreachable = (cause: unknown) => {
    const reason = limit.aborted ? `no answer within ${timeLimit} ms` : noConnection(address);
    throw new Error(reason, { cause });
  };
  const response = await fetch(address, { headers: { accept: 'application/json' }, signal: limit }).catch(
    unreachable,
  );
  if (!response.ok) throw new Error(`status ${response.status}`);
  return readJson(await response.text().catch(unreachable));
}

/** Browsers do not tell a page whether the connection failed or CORS or CSP blocked the request. */
function noConnection(address: string): string {
  const isElsewhere = URL.parse(address)?.origin !== location.origin;
  return isElsewhere
    ? 'no connection, or reading from that site is not allowed (CORS, connect-src)'
    : 'no connection';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const isPage = /^\s*</.test(text);
    throw new Error(isPage ? 'a web page came in place of JSON' : 'the answer is not JSON', { cause });
  }
}
