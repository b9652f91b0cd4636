import { timeouts } from '../constants/timeouts.ts';
import { marketIdentity, marketSchema, type Market } from '../entities/index.ts';
import { marketHref } from '../rules/address/backend-address.ts';
import { requestOptions, type Call, type CallOptions } from './call.ts';
import { requestAs } from './http.ts';
import { readable } from './readable.ts';

/** Everything about one market. What is wrong in it costs only itself and is reported. */
export function getMarket(base: string, id: string, options?: CallOptions): Promise<Market> {
  const call: Call = { call: 'getMarket', timeout: timeouts.market };
  return requestAs(marketHref(base, id), requestOptions(call, options), async (json) => {
    const market = await readable('market', marketSchema, json, marketIdentity);
    reportMarket(json, market).catch(() => undefined);
    return market;
  });
}

/** A page is not kept waiting for what only developers read, and can do without it. */
async function reportMarket(json: unknown, market: Market): Promise<void> {
  const { withMarketReported } = await import('../rules/market/report-market.ts');
  withMarketReported(json, market);
}
