import { decide, type DecisionContext } from '@fleet-portal/model/rules';
import { useEffect } from 'react';
import { usePortal } from '../context/portal-context.ts';

/** Preloads the views behind links that the pointer or the focus reaches, if the gate lets the user through. */
export function ViewPrefetch({ context }: { context: DecisionContext }) {
  const { environment } = usePortal();
  useEffect(() => {
    const stop = new AbortController();
    const layoutAt = (url: string) => {
      const outcome = decide(url, context);
      return outcome.kind === 'layout' ? outcome.layout : null;
    };
    import('./prefetch-views.ts').then(
      ({ prefetchViews }) => prefetchViews({ layoutAt, environment, signal: stop.signal }),
      (error: unknown) => console.warn('Views are not preloaded:', error),
    );
    return () => stop.abort();
  }, [context, environment]);
  return null;
}
