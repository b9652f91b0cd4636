import type { Modal } from '../../entities/index.ts';
import { safeHref } from '../address/path.ts';
import { createModal } from '../modals/modal.ts';
import { privacyConfirmationId } from './needs-privacy-confirmation.ts';

/** The words of the confirmation. */
export interface PrivacyConfirmationMessages {
  leavingSite: string;
  leavingSiteText: string;
  cancel: string;
  continue: string;
}

/** The modal that stands before another site (MOD-04); its way on is a link to that site, and both actions close it. */
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
