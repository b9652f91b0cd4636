import { watchFailures } from '@fleet-portal/model/api';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { usePortal } from '../context/portal-context.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { pathOf, type RouteEntry } from '../router/route-entry.ts';
import { useSession } from '../session/session-context.ts';
import type { PageOutcome } from '../gate/page-outcome.ts';
import { AnalyticsContext } from './analytics-context.ts';
import { createAnalytics } from './create-analytics.ts';

interface AnalyticsProviderProps {
  localeOf: (entry: RouteEntry) => string;
  outcomeOf: (entry: RouteEntry) => PageOutcome;
  children: ReactNode;
}

/**
 * Gives what is inside a way to tell the tag manager what happens, and tells it itself of pages, of links that are followed and of
 * calls that fail.
 */
export function AnalyticsProvider({ localeOf, outcomeOf, children }: AnalyticsProviderProps) {
  const { market } = usePortal();
  const { session } = useSession();
  const { entry } = useNavigation();
  const locale = localeOf(entry);
  const [analytics] = useState(createAnalytics);

  useLayoutEffect(() => {
    analytics.moveTo({ market, session, locale });
  }, [analytics, locale, market, session]);
  useEffect(() => {
    const outcome = outcomeOf(entry);
    if (outcome.kind !== 'ask') analytics.note({ outcome, path: pathOf(entry.url) });
  }, [analytics, entry, outcomeOf]);
  useEffect(() => {
    const stop = new AbortController();
    const onClick = (event: Event) => analytics.note({ clicked: event.composedPath() });
    // Heard before the router, which takes the click for itself.
    document.addEventListener('click', onClick, { capture: true, signal: stop.signal });
    const unwatch = watchFailures(({ failure: { call, kind, status } }) => {
      analytics.track({ kind: 'error', source: call, reason: kind === 'status' ? `status ${status}` : kind });
    });
    return () => {
      unwatch();
      stop.abort();
      analytics.stop();
    };
  }, [analytics]);
  return <AnalyticsContext value={analytics}>{children}</AnalyticsContext>;
}
