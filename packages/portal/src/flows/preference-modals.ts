import type { PreferenceAnswer, PreferenceEvent, Prompt } from '@fleet-portal/model/flows';
import type { FlowMessages } from '@fleet-portal/model/messages';
import { createModal, pageHref } from '@fleet-portal/model/rules';
import type { PortalModal } from '../notices/notices-context.ts';

interface PreferenceModalOptions {
  send: (event: PreferenceEvent) => void;
  messages: FlowMessages;
  locale: string;
}

/** The popup with its three answers, and the modals that follow two of them (CON-02). */
export function preferenceModal(
  prompt: Exclude<Prompt, 'terms'>,
  { send, messages, locale }: PreferenceModalOptions,
): PortalModal {
  const close = () => send({ kind: 'closed' });
  switch (prompt) {
    case 'preference': {
      const answer = (given: PreferenceAnswer) => send({ kind: 'answer', answer: given });
      return {
        ...createModal({
          id: 'preference',
          title: messages.preferenceTitle,
          children: messages.preferenceText,
          disableClickOutClose: true,
          actions: [
            { id: 'choose', label: messages.preferenceChoose, variant: 'secondary' },
            { id: 'no', label: messages.preferenceNo, variant: 'secondary' },
            { id: 'yes', label: messages.preferenceYes, variant: 'primary' },
          ],
        }),
        lasts: 'person',
        onAction: (action) => answer(action as PreferenceAnswer),
        onClose: () => answer('dismiss'),
      };
    }
    case 'preferenceSaved':
      return {
        ...createModal({
          id: 'preference-saved',
          title: messages.preferenceSavedTitle,
          children: messages.preferenceSavedText,
          actions: [{ id: 'done', label: messages.preferenceDone, variant: 'primary', closes: true }],
        }),
        lasts: 'person',
        onClose: close,
      };
    case 'preferenceDeclined':
      return {
        ...createModal({
          id: 'preference-declined',
          title: messages.preferenceDeclinedTitle,
          children: messages.preferenceDeclinedText,
          actions: [
            { id: 'cancel', label: messages.preferenceCancel, variant: 'secondary', closes: true },
            {
              id: 'settings',
              label: messages.preferenceSettings,
              variant: 'primary',
              href: pageHref('privacySettings', locale),
              closes: true,
            },
          ],
        }),
        lasts: 'person',
        onClose: close,
      };
  }
}
