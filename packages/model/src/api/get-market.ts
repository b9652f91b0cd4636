import { marketSchema, type Market } from '../entities/index.ts';
import { timeouts } from '../constants/timeouts.ts';
import { under } from './base.ts';
import { requestParsed, type CallOptions } from './http.ts';

/** Everything about one market. */
export function getMarket(base: string, id: string, options: CallOptions = {}): Promise<Market> {
  return requestParsed(under(base, `/markets/${encodeURIComponent(id)}.json`), 'market', marketSchema, {
    call: 'getMarket',
    credentials: 'include',
    timeout: timeouts.market,
    ...options,
  });
}
