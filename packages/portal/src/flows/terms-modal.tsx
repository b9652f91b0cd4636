import type { TermsEvent, TermsState } from '@fleet-portal/model/flows';
import type { FlowMessages } from '@fleet-portal/model/messages';
import { createModal } from '@fleet-portal/model/rules';
import type { PortalModal } from '../notices/notices-context.ts';
import { TermsProgress } from './TermsProgress.tsx';
import { TermsText } from './TermsText.tsx';

interface TermsModalOptions {
  state: TermsState;
  send: (event: TermsEvent) => void;
  signOut: () => void;
  messages: FlowMessages;
}

/** The terms modal in one of its states (TRM-02): until the terms are accepted, the only way past it is to sign out. */
export function termsModal({ state, send, signOut, messages }: TermsModalOptions): PortalModal {
  const isStuck = state.kind === 'stuck';
  const events: Record<string, () => void> = {
    accept: () => send({ kind: 'accept' }),
    retry: () => send({ kind: 'retry' }),
    later: () => send({ kind: 'close' }),
    'sign-out': signOut,
  };
  const isText = state.kind === 'asking' || state.kind === 'agreeing';
  return {
    ...createModal({
      id: 'terms',
      title: messages.termsPromptTitle,
      children: '',
      actions: actionsOf(state, messages),
      disableClickOutClose: true,
      disableXButton: !isStuck,
    }),
    lasts: 'person',
    content: isText ? (
      <TermsText state={state} messages={messages} send={send} />
    ) : (
      <TermsProgress isStuck={isStuck} messages={messages} />
    ),
    onAction: (action) => events[action]?.(),
    onClose: () => send({ kind: 'close' }),
  };
}

function actionsOf(state: TermsState, messages: FlowMessages): PortalModal['actions'] {
  if (state.kind === 'stuck')
    return [
      { id: 'later', label: messages.termsLater, variant: 'secondary' },
      { id: 'retry', label: messages.termsRetry, variant: 'primary' },
    ];
  const signOut = { id: 'sign-out', label: messages.termsSignOut, variant: 'secondary' } as const;
  if (state.kind !== 'asking' && state.kind !== 'agreeing') return [signOut];
  const isDisabled = state.kind === 'asking' && !state.isAcknowledged;
  return [
    signOut,
    {
      id: 'accept',
      label: messages.termsAccept,
      description: messages.termsAcknowledge,
      variant: 'primary',
      isDisabled,
    },
  ];
}
