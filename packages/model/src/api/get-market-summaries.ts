import { under } from '../rules/address/backend-address.ts';
import { requestParsed, type CallOptions } from './http.ts';
import { marketSummariesSchema, type MarketSummary } from '../entities/index.ts';
import { timeouts } from '../constants/timeouts.ts';

/** The list of all country sites. */
export async function getMarketSummaries(base: string, options: CallOptions = {}): Promise<MarketSummary[]> {
  const { markets } = await requestParsed(under(base, '/markets.json'), 'markets', marketSummariesSchema, {
    call: 'getMarketSummaries',
    credentials: 'include',
    timeout: timeouts.market,
    ...options,
  });
  return markets;
}
