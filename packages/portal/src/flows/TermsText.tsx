import { termsSections } from '@fleet-portal/model/rules';
import type { TermsEvent, TermsState } from '@fleet-portal/model/flows';
import type { FlowMessages } from '@fleet-portal/model/messages';
import { useId } from 'react';
import { useLocale } from '../context/locale-context.ts';

interface TermsTextProps {
  state: TermsState & { kind: 'asking' | 'agreeing' };
  messages: FlowMessages;
  send: (event: TermsEvent) => void;
}

/** The text of the terms, and the checkbox to tick once the user has read them (TRM-02). */
export function TermsText({ state, messages, send }: TermsTextProps) {
  const { messages: pages } = useLocale();
  const instruction = useId();
  const hasFailed = state.kind === 'asking' && state.hasFailed;
  return (
    <>
      <p id={instruction}>{messages.termsPromptText}</p>
      <div
        className="terms-box"
        role="region"
        tabIndex={0}
        aria-label={messages.termsBox}
        aria-describedby={instruction}
        ref={beginHere}
      >
        {termsSections(pages).map(({ id, heading, text }) => (
          <section key={id}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={state.kind === 'agreeing' || state.isAcknowledged}
          onChange={({ currentTarget }) =>
            send({ kind: 'acknowledge', isAcknowledged: currentTarget.checked })
          }
        />
        <span>{messages.termsAcknowledge}</span>
      </label>
      <p role="status">{state.kind === 'agreeing' && messages.termsSaving}</p>
      <p role="alert" className="field-error">
        {hasFailed && messages.termsFailed}
      </p>
    </>
  );
}

/** Makes the modal focus the text, which is to be read first. */
function beginHere(box: HTMLElement | null): void {
  if (box) box.autofocus = true;
}
