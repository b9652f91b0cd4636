import type { Market } from '@fleet-portal/model/entities';

const markets = new Map<string, Promise<Market>>();

/**
 * Loads a market's JSON. All elements of the page that name one address share one request; a failed one may be tried again.
 * @param src the address, relative to the document
 * @throws Error that names the call and, where the market is malformed, the field
 */
export function loadMarket(src: string): Promise<Market> {
  const address = URL.parse(src, document.baseURI)?.href ?? src;
  let market = markets.get(address);
  if (!market) {
    market = requestMarket(address);
    markets.set(address, market);
    market.catch(() => markets.delete(address));
  }
  return market;
}

/** The parser comes while the market is on its way, so that it is not part of the first script. */
async function requestMarket(address: string): Promise<Market> {
  try {
    const [json, { parseMarket }] = await Promise.all([getJson(address), import('./market-parser.ts')]);
    return parseMarket(json);
  } catch (cause) {
    throw new Error(`GET ${address}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

async function getJson(address: string): Promise<unknown> {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}
