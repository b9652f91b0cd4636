import { timeouts } from '../constants/timeouts.ts';
import { marketIdentity, marketSchema, type Market } from '../entities/index.ts';
import { marketHref } from '../rules/address/backend-address.ts';
import { queryReadable, type Call, type CallOptions } from './call.ts';

/** Everything about one market. Invalid parts are left out and reported. */
export function getMarket(base: string, id: string, options?: CallOptions): Promise<Market> {
  const call: Call = { call: 'getMarket', timeout: timeouts.market };
  const answer = { payload: 'market', schema: marketSchema, identity: () => marketIdentity, check: report };
  return queryReadable(marketHref(base, id), answer, call, options);
}

/** Loads the check in the background and ignores a failure to load it: only developers read its report. */
function report(market: Market, json: unknown): void {
  import('../rules/market/report-market.ts')
    .then(({ withMarketReported }) => withMarketReported(json, market))
    .catch(() => undefined);
}
