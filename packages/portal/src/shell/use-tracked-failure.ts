import { useEffect } from 'react';
import { useAnalytics } from '../analytics/analytics-context.ts';

/** Reports a page's failure to analytics, once. */
export function useTrackedFailure(error: unknown): void {
  const { track } = useAnalytics();
  useEffect(() => {
    track({ kind: 'error', source: 'page', reason: error instanceof Error ? error.name : typeof error });
  }, [error, track]);
}
