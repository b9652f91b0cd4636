import { getMarket, getSession } from '@fleet-portal/model/api';
import type { Environment, Session } from '@fleet-portal/model/entities';
import { createRouteTable } from '@fleet-portal/model/rules';
import type { Portal } from '../context/portal-context.ts';

/**
 * Loads what no page can be shown without: the session and the market, side by side.
 * @throws ApiFailure
 */
export async function loadPortal(environment: Environment): Promise<{ portal: Portal; session: Session }> {
  const { ENV_BASE_URL, MARKET_ID } = environment;
  const stop = new AbortController();
  try {
    const [session, market] = await Promise.all([
      getSession(ENV_BASE_URL, { signal: stop.signal }),
      getMarket(ENV_BASE_URL, MARKET_ID, { signal: stop.signal }),
    ]);
    const portal = { environment, market, table: createRouteTable(market) };
    report(portal);
    return { portal, session };
  } finally {
    stop.abort();
  }
}

/** What a market's editors and developers should mend, although the portal runs (SES-08, RTE-14). */
function report({ environment, market, table }: Portal): void {
  if (!market.countryCode) console.warn(`Market "${market.id}" has no country code.`);
  const isDeveloped = environment.REACT_APP_ENV === 'local' || environment.REACT_APP_ENV === 'development';
  if (!isDeveloped) return;
  const duplicates = table.dropped.filter(({ reason }) => reason === 'duplicate');
  for (const { route } of duplicates)
    console.warn(`Route "${route.id}" is left out: ${route.path} is taken.`);
}
