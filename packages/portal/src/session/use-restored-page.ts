import { watchAbsence } from '@fleet-portal/model/rules';
import { useEffect, useLayoutEffect } from 'react';
import type { SessionNow, SessionStore } from './session-store.ts';

/**
 * Asks who is there on a page that the person comes back to. One that goes into the browser's memory is hidden, and stays so when
 * it comes back until that is known (GAT-07): the other tabs cannot reach it there. One that was out of sight for long is shown.
 * Where nobody says so in time, it is asked again as the connection or the person comes back.
 */
export function useRestoredPage(
  { isHidden, returns }: SessionNow,
  { get, isOfPerson, checkAnew, checkQuietly }: SessionStore,
): void {
  // With each return: an answer that comes before the question was rendered must count, too.
  useLayoutEffect(() => {
    setHidden(isHidden);
    return () => setHidden(false);
  }, [isHidden, returns]);

  useEffect(() => {
    const stop = new AbortController();
    const isBack = watchAbsence(document.hidden, Date.now());
    const onSeen = () => {
      const { hidden } = document;
      const isDue = (isBack(hidden, Date.now()) && isOfPerson()) || (!hidden && get().isChecking);
      // One from the memory is hidden, and asks by itself.
      if (isDue && !isPageHidden()) checkQuietly(1);
    };
    const onHidden = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isOfPerson()) setHidden(true);
    };
    const onRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void checkAnew();
    };
    addEventListener('online', onSeen, stop);
    document.addEventListener('visibilitychange', onSeen, stop);
    addEventListener('pagehide', onHidden, stop);
    addEventListener('pageshow', onRestored, stop);
    return () => stop.abort();
  }, [checkAnew, checkQuietly, get, isOfPerson]);
}

/** The page keeps its state and its scroll position. */
function setHidden(hide: boolean): void {
  document.body.style.visibility = hide ? 'hidden' : '';
}

/** Whether it is still being asked who is there. */
export function isPageHidden(): boolean {
  return document.body.style.visibility !== '';
}
