import type { ViewDescriptor } from '@fleet-portal/model/entities';
import type { SharedInputs, ViewLife } from '@fleet-portal/model/rules';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAnalytics } from '../analytics/analytics-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useStore } from '../store/use-store.ts';
import { createView } from './create-view.ts';
import { reportViewError } from './report-view-error.ts';

interface ShownView {
  life: ViewLife;
  /** The element in which the view is mounted; React renders nothing into it. */
  setHost: (host: HTMLElement | null) => void;
  retry: () => void;
  refresh: () => void;
}

/**
 * Shows a view in an element while the component is mounted, with inputs that may change.
 * @param source the name under which failures are reported
 */
export function useView(descriptor: ViewDescriptor, inputs: SharedInputs, source: string): ShownView {
  const { environment } = usePortal();
  const { track } = useAnalytics();
  const [host, setHost] = useState<HTMLElement | null>(null);
  const latest = useRef(inputs);
  // Each grid of a layout describes the same view anew: equal descriptors are the same view.
  const description = JSON.stringify(descriptor);
  const view = useMemo(
    () =>
      createView({
        descriptor: JSON.parse(description) as ViewDescriptor,
        environment,
        onError: (error) => reportViewError(source, error, track),
      }),
    [description, environment, source, track],
  );
  const life = useStore(view);

  useEffect(() => {
    latest.current = inputs;
    view.update(inputs);
  }, [inputs, view]);
  useEffect(() => {
    if (!host) return;
    view.show(host, latest.current);
    return () => view.close();
  }, [host, view]);
  return { life, setHost, retry: view.retry, refresh: view.refresh };
}
