import { timeouts } from '../constants/timeouts.ts';
import { marketSummariesSchema, type MarketSummary } from '../entities/index.ts';
import { under } from '../rules/address/backend-address.ts';
import { query, type Call, type CallOptions } from './call.ts';

/** The list of all country sites. */
export async function getMarketSummaries(base: string, options?: CallOptions): Promise<MarketSummary[]> {
  const call: Call = { call: 'getMarketSummaries', timeout: timeouts.market };
  const answer = await query(under(base, '/markets.json'), ['markets', marketSummariesSchema], call, options);
  return answer.markets;
}
