import { watchAbsence } from '@fleet-portal/model/rules';
import { useEffect, useLayoutEffect } from 'react';
import type { SessionNow, SessionStore } from './session-store.ts';

/**
 * Checks the session when the user returns to the page. A user's page that enters the back/forward cache is hidden and, once restored,
 * stays hidden until the session is known or the wait is over (GAT-07): other tabs cannot reach it in the cache. A page that was only out
 * of sight for long stays visible. If there is no answer in time, the session is checked again when the connection or the user returns.
 */
export function useRestoredPage(
  { certainty, returns }: SessionNow,
  { get, isOfPerson, checkRestored, check }: SessionStore,
): void {
  // Also when `returns` changes: an answer that arrives before `hidden` was rendered must take effect, too.
  useLayoutEffect(() => {
    setHidden(certainty === 'hidden');
    return () => setHidden(false);
  }, [certainty, returns]);

  useEffect(() => {
    const stop = new AbortController();
    const isBack = watchAbsence(document.hidden, Date.now());
    const onSeen = () => {
      const { hidden } = document;
      const isDue = (isBack(hidden, Date.now()) && isOfPerson()) || (!hidden && get().certainty !== 'known');
      // A restored page is hidden, and checks by itself.
      if (isDue && !isPageHidden()) check(1);
    };
    const onHidden = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isOfPerson()) setHidden(true);
    };
    const onRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void checkRestored();
    };
    addEventListener('online', onSeen, stop);
    document.addEventListener('visibilitychange', onSeen, stop);
    addEventListener('pagehide', onHidden, stop);
    addEventListener('pageshow', onRestored, stop);
    return () => stop.abort();
  }, [check, checkRestored, get, isOfPerson]);
}

/** Hides the page with CSS, so that it keeps its state and its scroll position. */
function setHidden(hide: boolean): void {
  document.body.style.visibility = hide ? 'hidden' : '';
}

/** Whether the page is hidden while its session is checked. */
export function isPageHidden(): boolean {
  return document.body.style.visibility !== '';
}
