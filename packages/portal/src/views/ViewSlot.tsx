import type { ViewDescriptor } from '@fleet-portal/model/entities';
import { format } from '@fleet-portal/model/messages';
import type { ViewFailure } from '@fleet-portal/model/rules';
import { useEffect, useRef } from 'react';
import { useMessages } from '../context/locale-context.ts';
import { pathOf } from '../router/route-entry.ts';
import { ViewPlace } from './ViewPlace.tsx';
import { FailureMarker } from './FailureMarker.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useLateView, type LateViewTold } from './use-late-view.ts';
import { useView } from './use-view.ts';
import { useViewHeight } from './use-view-height.ts';
import { useViewInputs } from './use-view-inputs.ts';
import { ViewErrorCard } from './ViewErrorCard.tsx';

interface ViewSlotProps {
  descriptor: ViewDescriptor;
  /** The view's name in error messages. */
  name: string;
  /** The first and the last column of the grid. */
  columns: readonly [start: number, end: number];
  extras: Readonly<Record<string, unknown>>;
  /** Called with each failure. */
  onFailed: (failure: ViewFailure, name: string) => void;
  late: LateViewTold;
  /** Whether the view is the page's only one: then the page shows the failure. */
  isAlone: boolean;
}

/** A view in its place in a layout's grid: its skeleton, the view itself, or its error card (VIEW-01, VIEW-05). */
export function ViewSlot({ descriptor, name, columns, extras, onFailed, late, isAlone }: ViewSlotProps) {
  const messages = useMessages();
  const inputs = useViewInputs(descriptor.viewId, extras);
  const { life, setHost, retry, refresh } = useView(descriptor, inputs, `view ${descriptor.viewId}`);
  const height = useViewHeight(extras, descriptor.id);
  const place = useRef<HTMLElement>(null);
  const failure = life.kind === 'failed' ? life.failure : null;
  useEffect(() => {
    if (failure) onFailed(failure, name);
  }, [failure, name, onFailed]);
  const path = pathOf(inputs.currentPath);
  // At another address of its layout, the view is on another page, which retries a failed one.
  useEffect(() => retry(), [path, retry]);
  useLateView(life, name, late);
  useKeptFocus({ place, hasFailed: failure !== null, isAlone });

  // The button is removed with the card; the focus stays where the view appears.
  const onRefresh = () => {
    place.current?.focus({ preventScroll: true });
    refresh();
  };
  return (
    <ViewPlace
      ref={place}
      state={failure || life.kind === 'ready' ? 'ready' : 'pending'}
      label={format(messages.viewSlot, { name })}
      columns={columns}
      height={height}
    >
      <FailureMarker id={descriptor.id} life={life} />
      <div ref={setHost} className="view-host" hidden={failure !== null} />
      {failure && !isAlone && (
        <ViewErrorCard name={name} failure={failure} contactUrl={extras.contactUrl} onRefresh={onRefresh} />
      )}
    </ViewPlace>
  );
}
