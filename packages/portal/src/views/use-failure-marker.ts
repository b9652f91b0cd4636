import { timers } from '@fleet-portal/model/constants';
import type { ViewLife } from '@fleet-portal/model/rules';
import { useEffect, useState } from 'react';

/** Whether a view's failure marker stands: from the beginning until 3 s after the view has come (VIEW-01). */
export function useFailureMarker({ kind }: ViewLife): boolean {
  const [isRemoved, setRemoved] = useState(false);
  const isReady = kind === 'ready';
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => setRemoved(true), timers.viewMarkerRemoval);
    return () => {
      clearTimeout(timer);
      setRemoved(false);
    };
  }, [isReady]);
  return !(isReady && isRemoved);
}
