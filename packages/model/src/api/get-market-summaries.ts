import { timeouts } from '../constants/timeouts.ts';
import { marketSummariesSchema, type MarketSummary } from '../entities/index.ts';
import { under } from '../rules/address/backend-address.ts';
import { queryReadable, type Call, type CallOptions } from './call.ts';

/** The list of all country sites. */
export async function getMarketSummaries(base: string, options?: CallOptions): Promise<MarketSummary[]> {
  const call: Call = { call: 'getMarketSummaries', timeout: timeouts.market };
  const answer = { payload: 'markets', schema: marketSummariesSchema, identity: () => ['markets'] };
  const { markets } = await queryReadable(under(base, '/markets.json'), answer, call, options);
  return markets;
}
