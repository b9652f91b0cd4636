import { useEffect, useLayoutEffect, useState } from 'react';
import type { RestoredPage } from './session-context.ts';

/**
 * Hides a page that goes into the browser's memory, and keeps it hidden when it comes back until it is known who is there
 * (GAT-07): the other tabs cannot reach it there.
 * @param mustCheck says whether the page is for this person only
 * @param check settles once the person is known
 * @returns whether that is asked, as another object each time
 */
export function useRestoredPage(mustCheck: () => boolean, check: () => Promise<void>): RestoredPage {
  // A new object each time: an answer that comes before the question was rendered must count, too.
  const [phase, setPhase] = useState<RestoredPage>({ isChecking: false });

  useLayoutEffect(() => {
    setHidden(phase.isChecking);
    return () => setHidden(false);
  }, [phase]);

  useEffect(() => {
    const onHidden = ({ persisted }: PageTransitionEvent) => {
      if (persisted && mustCheck()) setHidden(true);
    };
    const onRestored = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setPhase({ isChecking: mustCheck() });
      void check().finally(() => setPhase({ isChecking: false }));
    };
    window.addEventListener('pagehide', onHidden);
    window.addEventListener('pageshow', onRestored);
    return () => {
      window.removeEventListener('pagehide', onHidden);
      window.removeEventListener('pageshow', onRestored);
    };
  }, [check, mustCheck]);
  return phase;
}

/** The page keeps its state and its scroll position. */
function setHidden(isHidden: boolean): void {
  document.body.style.visibility = isHidden ? 'hidden' : '';
}
