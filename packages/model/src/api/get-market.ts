import { marketHref } from '../rules/address/backend-address.ts';
import { requestAs, type CallOptions } from './http.ts';
import { marketSchema, parse, type Market } from '../entities/index.ts';
import { timeouts } from '../constants/timeouts.ts';

/** Everything about one market. What is wrong with its navigation costs only itself and is reported. */
export function getMarket(base: string, id: string, options: CallOptions = {}): Promise<Market> {
  return requestAs(
    marketHref(base, id),
    {
      call: 'getMarket',
      credentials: 'include',
      timeout: timeouts.market,
      ...options,
    },
    (json) => {
      const market = parse('market', marketSchema, json);
      reportNavigation(json, market).catch(() => undefined);
      return market;
    },
  );
}

/** A page is not kept waiting for what only developers read, and can do without it. */
async function reportNavigation(json: unknown, market: Market): Promise<void> {
  const { withNavigationReported } = await import('../rules/navigation/report-navigation.ts');
  withNavigationReported(json, market);
}
