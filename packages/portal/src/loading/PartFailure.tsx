import { focusedElement } from '@fleet-portal/elements/focus';
import { useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../context/locale-context.ts';
import { mainArea } from '../dom/main-area.ts';

interface PartFailureProps {
  onRetry: () => void;
  onClose: () => void;
}

/**
 * Says over the page that something the user asked for failed to load. It belongs to the first script, since another one might fail to load
 * as well. When removed, it returns the focus to the element that had it before, or else to the main area.
 */
export function PartFailure({ onRetry, onClose }: PartFailureProps) {
  const { close, partFailed, tryAgain } = useMessages();
  const [giveBack] = useState(keepFocus);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = box.current;
    return () => {
      if (own?.contains(document.activeElement)) giveBack();
    };
  }, [giveBack]);
  const leave = () => {
    giveBack();
    onClose();
  };
  return (
    <div className="part-failure" ref={box} onKeyDown={({ key }) => key === 'Escape' && leave()}>
      <p role="alert" className="alert alert-error">
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

/** Returns a function that gives the focus back to the element that has it now. */
function keepFocus() {
  const opener = focusedElement();
  return () => (opener?.isConnected ? opener : mainArea())?.focus({ preventScroll: true });
}
