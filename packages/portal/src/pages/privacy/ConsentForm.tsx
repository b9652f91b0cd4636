import { format, type PageMessages } from '@fleet-portal/model/messages';
import { useCallback, useRef, useState, type SubmitEvent } from 'react';
import { useMessages } from '../../context/locale-context.ts';
import { useAccountApi } from '../../context/use-account-api.ts';
import { ConsentGroups } from './ConsentGroups.tsx';
import { ConsentOutcome } from './ConsentOutcome.tsx';
import {
  allConsents,
  type Consents,
  type ConsentState,
  countShared,
  initialConsents,
  sameConsents,
} from '@fleet-portal/model/rules';
import type { CompanyConsents } from '../../data-sharing/load-consents.ts';
import { useAskedChoice, useFollowedChoice, type AskedChoice } from './use-asked-choice.ts';
import { useSavedConsents } from './use-saved-consents.ts';

/** The six checkboxes, buttons that set all of them at once, and the outcome of saving. */
export function ConsentForm({ company }: { company: CompanyConsents }) {
  const messages = useMessages();
  const { asked, isOwn } = useAskedChoice();
  // A choice in an address from elsewhere is only filled in; saving it is left to the user.
  const [proposed] = useState(() => (isOwn || asked === 'CHOOSE' ? null : asked));
  const [state, dispatch, save] = useSavedConsents(
    useAccountApi(),
    company.companyId,
    initialConsents(company.recorded, proposed ? allConsents(proposed === 'ACCEPT') : undefined),
  );
  const [isByLink, setIsByLink] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const follow = useCallback(
    (choice: AskedChoice) => {
      setIsByLink(choice !== 'CHOOSE');
      if (choice !== 'CHOOSE') save(allConsents(choice === 'ACCEPT'));
      else if (document.activeElement?.localName !== 'h1') heading.current?.focus();
    },
    [save],
  );
  useFollowedChoice(follow);

  const decide = (target: Consents) => {
    if (state.pending) return;
    setIsByLink(false);
    save(target);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    decide(state.draft);
  };

  const note = noteOn(state, proposed, messages);
  const isBusy = state.pending !== null;
  return (
    <form className="stack" aria-busy={isBusy} onSubmit={submit}>
      <div className="stack-tight">
        <h2 ref={heading} tabIndex={-1}>
          {messages.consentHeading}
        </h2>
        {company.companyName && (
          <p className="prose">{format(messages.consentCompany, { company: company.companyName })}</p>
        )}
      </div>
      <ConsentGroups
        consents={state.pending ?? state.draft}
        isDisabled={isBusy}
        onEdit={(type, agreed) => dispatch({ kind: 'edit', type, agreed })}
      />
      <ConsentOutcome state={state} note={note} takesFocus={isByLink} onRetry={save} />
      <div className="row">
        <button type="submit" className="button" aria-disabled={isBusy}>
          {messages.consentSave}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={isBusy}
          onClick={() => decide(allConsents(true))}
        >
          {messages.consentAcceptAll}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={isBusy}
          onClick={() => decide(allConsents(false))}
        >
          {messages.consentRejectAll}
        </button>
      </div>
    </form>
  );
}

/** What is not saved yet; empty if everything is. */
function noteOn(
  { saved, draft }: ConsentState,
  proposed: 'ACCEPT' | 'REJECT' | null,
  messages: PageMessages,
): string {
  if (sameConsents(saved, draft)) return '';
  if (proposed === 'ACCEPT' && countShared(draft) === countShared(allConsents(true)))
    return messages.consentProposedAll;
  if (proposed === 'REJECT' && countShared(draft) === 0) return messages.consentProposedNone;
  return !saved && countShared(draft) === 0 ? messages.consentNone : messages.consentUnsaved;
}
