import { getMarket, getSession, openSessionChannel, visitorWhereRefused } from '@fleet-portal/model/api';
import type { Environment, Session } from '@fleet-portal/model/entities';
import { createRouteTable, visitor } from '@fleet-portal/model/rules';
import type { Portal } from '../context/portal-context.ts';
import { reportDuplicates } from '../shell/report-duplicates.ts';

/**
 * Loads what no page can be shown without: the session and the market, side by side.
 * @throws ApiFailure
 */
export async function loadPortal(environment: Environment): Promise<{ portal: Portal; session: Session }> {
  const { ENV_BASE_URL, MARKET_ID } = environment;
  const stop = new AbortController();
  const signedOut = new AbortController();
  const otherTabs = openSessionChannel({ onSignedOut: () => signedOut.abort() });
  try {
    const [session, market] = await Promise.all([
      getSession(ENV_BASE_URL, { signal: stop.signal }).catch(visitorWhereRefused),
      getMarket(ENV_BASE_URL, MARKET_ID, { signal: stop.signal }),
    ]);
    const portal = { environment, market, table: createRouteTable(market) };
    reportDuplicates(environment, portal.table.dropped);
    return { portal, session: signedOut.signal.aborted ? visitor : session };
  } finally {
    stop.abort();
    otherTabs.close();
  }
}
