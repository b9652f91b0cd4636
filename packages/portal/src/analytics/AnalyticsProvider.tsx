import { watchFailures } from '@fleet-portal/model/api';
import { useEffect, useState, type ReactNode } from 'react';
import { linkIn } from '../dom/link-in.ts';
import { AnalyticsContext } from './analytics-context.ts';
import { createAnalytics } from './create-analytics.ts';

/** Gives what is inside a way to tell the tag manager what happens, and tells it itself of links that are followed and of calls that fail. */
export function AnalyticsProvider({ children }: { children: ReactNode }) {
  const [analytics] = useState(createAnalytics);

  useEffect(() => {
    const stop = new AbortController();
    const onClick = (event: Event) => {
      const clicked = event.composedPath();
      // The router prevents a click, too, and is there by now; who else prevents it holds the link.
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
