import { marketSchema, parse, PayloadError, type Market } from '../entities/index.ts';
import { timeouts } from '../constants/timeouts.ts';
import { withNavigationReported } from '../rules/report-navigation.ts';
import { under } from './base.ts';
import { ApiFailure } from './failure.ts';
import { request, type CallOptions } from './http.ts';

const call = 'getMarket';

/** Everything about one market. What is wrong with its navigation costs only itself and is reported. */
export async function getMarket(base: string, id: string, options: CallOptions = {}): Promise<Market> {
  const json = await request(under(base, `/markets/${encodeURIComponent(id)}.json`), {
    call,
    credentials: 'include',
    timeout: timeouts.market,
    ...options,
  });
  try {
    return withNavigationReported(json, parse('market', marketSchema, json));
  } catch (cause) {
    if (!(cause instanceof PayloadError)) throw cause;
    throw new ApiFailure('malformed', call, cause.message, { cause });
  }
}
