import { focusedElement } from '@fleet-portal/elements/focus';
import { useState } from 'react';
import { useMessages } from '../context/locale-context.ts';
import { mainArea } from '../dom/main-area.ts';

interface PartFailureProps {
  /** Each failure is said anew. */
  failures: number;
  onRetry: () => void;
  onClose: () => void;
}

/**
 * Says over the page that what somebody has asked for did not load. It comes with the first script: no other may come either.
 * Closed, it gives the focus back to what had it before.
 */
export function PartFailure({ failures, onRetry, onClose }: PartFailureProps) {
  const { close, partFailed, tryAgain } = useMessages();
  const [opener] = useState(focusedElement);
  const leave = () => {
    (opener?.isConnected ? opener : mainArea())?.focus({ preventScroll: true });
    onClose();
  };
  return (
    <div className="part-failure">
      <p key={failures} role="alert" className="alert alert-error">
        {partFailed}
      </p>
      <div className="row">
        <button type="button" className="button" onClick={onRetry}>
          {tryAgain}
        </button>
        <button type="button" className="button button-quiet" onClick={leave}>
          {close}
        </button>
      </div>
    </div>
  );
}
