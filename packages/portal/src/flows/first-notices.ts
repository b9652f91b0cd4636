import type { Market, Session } from '@fleet-portal/model/entities';
import { inTime } from '../loading/in-time.ts';
import { RunningFlows } from './lazy-flows.ts';

/** How long a page waits for the notices above it, in ms. */
const patience = 1000;

export interface FirstPage {
  market: Market;
  session: Session;
  locale: string;
  /** The query of its address. */
  search: string;
}

/**
 * Loads the scripts and messages of the notices that a page may have from the start (BAN-03 to BAN-05), so that they do not appear later
 * and push down what the user is reading. If loading is slow or fails, they appear after the page.
 */
export async function loadFirstNotices(page: FirstPage): Promise<void> {
  const { market, session, search } = page;
  const mayHaveSome =
    session.IS_CHILD_SESSION || market.fpgFeatureFlags.summerSales || search.includes('redirectFromFleet');
  if (!mayHaveSome) return;
  const loading = Promise.all([
    RunningFlows.preload(),
    import('./load-notices.ts').then(({ loadNotices }) => loadNotices(page)),
  ]);
  await inTime(loading, patience).catch(() => null);
}
