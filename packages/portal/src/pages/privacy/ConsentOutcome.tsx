import { format } from '@fleet-portal/model/messages';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../context/locale-context.ts';
import { consentGroups, type Consents, type ConsentState, countShared } from '@fleet-portal/model/rules';

interface ConsentOutcomeProps {
  state: ConsentState;
  /** What is not saved yet; shown until something is saved. */
  note: string;
  /** Whether the outcome takes the focus: after a choice by a link, nothing on the page has it. */
  takesFocus: boolean;
  onRetry: (target: Consents) => void;
}

/** Shows and announces the outcome of a choice. */
export function ConsentOutcome({
  state: { saved, pending, outcome },
  note,
  takesFocus,
  onRetry,
}: ConsentOutcomeProps) {
  const messages = useMessages();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome && takesFocus) place.current?.focus();
  }, [outcome, takesFocus]);

  // The button is removed with the failure; the focus must not be lost with it.
  const retry = (target: Consents) => {
    place.current?.focus();
    onRetry(target);
  };

  return (
    <div className="stack-tight" ref={place} tabIndex={-1}>
      <div role="status">
        {pending && <p>{messages.consentSaving}</p>}
        {!pending && !outcome && note && <p>{note}</p>}
        {outcome?.kind === 'saved' && saved && (
          <p className="alert alert-success">
            {format(messages.consentSaved, { count: countShared(saved), total: consentGroups.length * 2 })}
          </p>
        )}
      </div>
      {outcome?.kind === 'failed' && (
        <>
          <p role="alert" className="alert alert-error">
            {messages.consentSaveFailed}
          </p>
          <div className="row">
            <button type="button" className="button button-quiet" onClick={() => retry(outcome.target)}>
              {messages.tryAgain}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
