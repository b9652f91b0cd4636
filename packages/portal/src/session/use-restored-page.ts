import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * Hides a page that goes into the browser's memory, and keeps it hidden when it comes back until it is known who is there
 * (GAT-07): the other tabs cannot reach it there.
 * @param mustCheck whether the page is for this person only
 * @param check settles once the person is known
 * @returns true while that is asked
 */
export function useRestoredPage(mustCheck: boolean, check: () => Promise<void>): boolean {
  const [isChecking, setChecking] = useState(false);

  useLayoutEffect(() => {
    setHidden(isChecking);
    return () => setHidden(false);
  }, [isChecking]);

  useEffect(() => {
    const onHidden = ({ persisted }: PageTransitionEvent) => {
      if (persisted && mustCheck) setHidden(true);
    };
    const onRestored = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setChecking(mustCheck);
      void check().finally(() => setChecking(false));
    };
    window.addEventListener('pagehide', onHidden);
    window.addEventListener('pageshow', onRestored);
    return () => {
      window.removeEventListener('pagehide', onHidden);
      window.removeEventListener('pageshow', onRestored);
    };
  }, [check, mustCheck]);
  return isChecking;
}

/** The page keeps its state and its scroll position. */
function setHidden(isHidden: boolean): void {
  document.body.style.visibility = isHidden ? 'hidden' : '';
}
