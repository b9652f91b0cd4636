import type { ViewDescriptor } from '@fleet-portal/model/entities';
import { useEffect, useRef } from 'react';
import { useMessages } from '../context/locale-context.ts';
import { FailureMarker } from './FailureMarker.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useView } from './use-view.ts';
import { useViewInputs } from './use-view-inputs.ts';
import { viewName } from './view-name.ts';
import { ViewErrorCard } from './ViewErrorCard.tsx';

interface HeaderViewProps {
  /** The header's slot for the view once it is ready. */
  slot: string;
  descriptor: ViewDescriptor;
  /** The name under which a failure is reported. */
  source: string;
  onFailed?: () => void;
  /** Shows an error card in the slot if the view fails; otherwise the header's own content stays. */
  hasCard?: boolean;
}

/**
 * A view in a slot of the header. While it loads, it has no slot, so that the header shows its own content; a view that the user
 * reloads keeps its slot.
 */
export function HeaderView({ slot, descriptor, source, onFailed, hasCard }: HeaderViewProps) {
  const { loading } = useMessages();
  const inputs = useViewInputs(descriptor.viewId);
  const { life, setHost, refresh } = useView(descriptor, inputs, source);
  const place = useRef<HTMLDivElement>(null);
  const isReady = life.kind === 'ready';
  const failure = life.kind === 'failed' ? life.failure : null;
  useEffect(() => {
    if (failure) onFailed?.();
  }, [failure, onFailed]);
  useKeptFocus({ place, hasFailed: failure !== null, isAlone: false });

  // The button is removed with the card; the focus stays in the menu, where the view appears.
  const onRefresh = () => {
    place.current?.focus({ preventScroll: true });
    refresh();
  };
  const card = failure && hasCard && (
    <ViewErrorCard name={viewName(descriptor)} failure={failure} isAlert onRefresh={onRefresh} />
  );
  const hasSlot = isReady || life.isAskedAgain || Boolean(card);
  return (
    <div
      ref={place}
      className="header-view"
      tabIndex={hasCard ? -1 : undefined}
      {...(hasSlot ? { slot } : { hidden: true })}
    >
      <FailureMarker id={descriptor.id} life={life} />
      <div ref={setHost} hidden={!isReady} />
      {card}
      {life.isAskedAgain && !isReady && !card && <p className="muted">{loading}</p>}
    </div>
  );
}
