import { watchAbsence } from '@fleet-portal/model/rules';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { RestoredPage } from './session-context.ts';
import type { SessionStore } from './session-store.ts';

/**
 * Asks who is there on a page that the person comes back to. One that goes into the browser's memory is hidden, and stays so when
 * it comes back until that is known (GAT-07): the other tabs cannot reach it there. One that was out of sight for long is shown.
 * @returns whether that is asked of a page from the memory, as another object each time
 */
export function useRestoredPage({ isOfPerson, checkAnew, checkQuietly }: SessionStore): RestoredPage {
  // A new object each time: an answer that comes before the question was rendered must count, too.
  const [phase, setPhase] = useState<RestoredPage>({ isChecking: false });

  useLayoutEffect(() => {
    setHidden(phase.isChecking);
    return () => setHidden(false);
  }, [phase]);

  useEffect(() => {
    const stop = new AbortController();
    const isBack = watchAbsence(document.hidden, Date.now());
    const onSeen = () => {
      // One from the memory is hidden, and asks by itself.
      if (isBack(document.hidden, Date.now()) && isOfPerson() && !isPageHidden()) checkQuietly(1);
    };
    const onHidden = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isOfPerson()) setHidden(true);
    };
    const onRestored = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setPhase({ isChecking: isOfPerson() });
      void checkAnew().finally(() => setPhase({ isChecking: false }));
    };
    document.addEventListener('visibilitychange', onSeen, stop);
    addEventListener('pagehide', onHidden, stop);
    addEventListener('pageshow', onRestored, stop);
    return () => stop.abort();
  }, [checkAnew, checkQuietly, isOfPerson]);
  return phase;
}

/** The page keeps its state and its scroll position. */
function setHidden(hide: boolean): void {
  document.body.style.visibility = hide ? 'hidden' : '';
}

/** Whether it is still being asked who is there. */
export function isPageHidden(): boolean {
  return document.body.style.visibility !== '';
}
