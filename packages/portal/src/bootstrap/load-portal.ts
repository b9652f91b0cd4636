import { readCookies } from '@fleet-portal/elements/consent';
import { getMarket, getSession, openSessionChannel, visitorWhereRefused } from '@fleet-portal/model/api';
import type { Environment, Session } from '@fleet-portal/model/entities';
import { storageKeys } from '@fleet-portal/model/flows';
import { createRouteTable, visitor } from '@fleet-portal/model/rules';
import { inTime } from '../loading/in-time.ts';
import type { Portal } from '../context/portal-context.ts';
import { reportDuplicates } from '../shell/report-duplicates.ts';

/**
 * Loads what every page needs, in parallel: the session and the market.
 * @throws ApiFailure, or another error if a due sign-out cannot be repeated
 */
export async function loadPortal(environment: Environment): Promise<{ portal: Portal; session: Session }> {
  const { ENV_BASE_URL, MARKET_ID } = environment;
  const stop = new AbortController();
  const signedOut = new AbortController();
  const otherTabs = openSessionChannel({ onSignedOut: () => signedOut.abort() });
  try {
    const [session, market, late] = await Promise.all([
      getSession(ENV_BASE_URL, { signal: stop.signal }).catch(visitorWhereRefused),
      getMarket(ENV_BASE_URL, MARKET_ID, { signal: stop.signal }),
      readCookies().includes(storageKeys.signOut) && inTime(import('../session/due-sign-out.ts')),
    ]);
    const portal = { environment, market, table: createRouteTable(market) };
    reportDuplicates(environment, portal.table.dropped);
    if (signedOut.signal.aborted) return { portal, session: visitor };
    return { portal, session: late ? await late.endDueSession(session) : session };
  } finally {
    stop.abort();
    otherTabs.close();
  }
}
