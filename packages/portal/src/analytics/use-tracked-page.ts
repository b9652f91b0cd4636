import { useEffect, useLayoutEffect } from 'react';
import { usePortal } from '../context/portal-context.ts';
import type { PageOutcome } from '../gate/page-outcome.ts';
import { pathOf, type RouteEntry } from '../router/route-entry.ts';
import { useSession } from '../session/session-context.ts';
import { useAnalytics } from './analytics-context.ts';

/** Reports the page at the current entry, and the user, to the tag manager. */
export function useTrackedPage(outcome: PageOutcome, entry: RouteEntry, locale: string): void {
  const { market } = usePortal();
  const { session } = useSession();
  const { moveTo, note } = useAnalytics();

  useLayoutEffect(() => {
    moveTo({ market, session, locale });
  }, [locale, market, moveTo, session]);
  useEffect(() => {
    if (outcome.kind !== 'ask') note({ outcome, path: pathOf(entry.url) });
  }, [entry, note, outcome]);
}
