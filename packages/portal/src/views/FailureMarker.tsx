import { timers } from '@fleet-portal/model/constants';
import type { ViewLife } from '@fleet-portal/model/rules';
import { useEffect, useState } from 'react';

interface FailureMarkerProps {
  /** The id of the view's place. */
  id: string;
  life: ViewLife;
}

/** Marks a view as missing for monitoring tools, until 3 s after it has loaded (VIEW-01). */
export function FailureMarker({ id, life: { kind } }: FailureMarkerProps) {
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
  return (!isReady || !isRemoved) && <span hidden data-view-load-failure={id} />;
}
