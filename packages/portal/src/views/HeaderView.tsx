import type { ViewDescriptor } from '@fleet-portal/model/entities';
import { wordsOf, type ViewFailure } from '@fleet-portal/model/rules';
import { useEffect, type ReactNode } from 'react';
import { useView } from './use-view.ts';
import { useViewInputs } from './use-view-inputs.ts';

interface HeaderViewProps {
  /** The header's slot that the view takes once it is ready. */
  slot: string;
  descriptor: ViewDescriptor;
  /** What is reported as failed. */
  source: string;
  onFailed?: () => void;
  /** Takes the slot where the view has failed; the header's own content stays by default. */
  failed?: (name: string, failure: ViewFailure, retry: () => void) => ReactNode;
}

/** A view in a slot of the header. While it is on its way it has no slot, and the header shows its own. */
export function HeaderView({ slot, descriptor, source, onFailed, failed }: HeaderViewProps) {
  const inputs = useViewInputs(descriptor.id);
  const { life, setHost, retry } = useView(descriptor, inputs, source);
  const failure = life.kind === 'failed' ? life.failure : null;
  useEffect(() => {
    if (failure) onFailed?.();
  }, [failure, onFailed]);
  const name = wordsOf(descriptor.exposedComponent || descriptor.id);
  return (
    <>
      <div ref={setHost} className="header-view" {...(life.kind === 'ready' ? { slot } : { hidden: true })} />
      {failure && failed && <div slot={slot}>{failed(name, failure, retry)}</div>}
    </>
  );
}
