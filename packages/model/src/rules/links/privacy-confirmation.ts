import type { Modal } from '../../entities/index.ts';
import { safeHref } from '../address/path.ts';
import { createModal } from '../modals/modal.ts';
import { privacyConfirmationId } from './needs-privacy-confirmation.ts';

/** The texts of the confirmation. */
export interface PrivacyConfirmationMessages {
  leavingSite: string;
  leavingSiteText: string;
  cancel: string;
  continue: string;
}

/** The modal shown before another site opens (MOD-04); Continue is a link to that site, and both actions close the modal. */
export function privacyConfirmation(href: string, messages: PrivacyConfirmationMessages): Modal<string> {
  return createModal({
    id: privacyConfirmationId,
    title: messages.leavingSite,
    children: messages.leavingSiteText,
    actions: [
      { id: 'cancel', label: messages.cancel, variant: 'secondary', closes: true },
      {
        id: 'continue',
        label: messages.continue,
        variant: 'primary',
        href: safeHref(href) ?? '',
        isExternal: true,
        closes: true,
      },
    ],
  });
}
