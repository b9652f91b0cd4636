import { watchFailures } from '@fleet-portal/model/api';
import { useEffect, useState, type ReactNode } from 'react';
import { linkIn } from '../dom/link-in.ts';
import { AnalyticsContext } from './analytics-context.ts';
import { createAnalytics } from './create-analytics.ts';

/** Provides `useAnalytics` for tracking events. It tracks followed links and failed calls itself. */
export function AnalyticsProvider({ children }: { children: ReactNode }) {
  const [analytics] = useState(createAnalytics);

  useEffect(() => {
    const stop = new AbortController();
    const onClick = (event: Event) => {
      const clicked = event.composedPath();
      // The router also prevents a click, but has already changed the address by now; any other code that prevents it keeps the link from
      // being followed.
      const isHeld = event.defaultPrevented && linkIn(clicked)?.href !== location.href;
      if (!isHeld) analytics.note({ clicked });
    };
    addEventListener('click', onClick, stop);
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
