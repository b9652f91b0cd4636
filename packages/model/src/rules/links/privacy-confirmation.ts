import type { Modal, RouteLink } from '../../entities/index.ts';
import { isExternalLink } from './links.ts';
import { canonicalLocale } from '../locale/locale.ts';
import { createModal } from '../modals/modal.ts';
import { safeHref } from '../address/path.ts';
import { canadianPrivacyPages } from './privacy-link.ts';

/** Whether a link asks for the privacy confirmation before it is followed (MOD-04). */
export function needsPrivacyConfirmation(link: RouteLink, locale: string): boolean {
  const isCanadian = canadianPrivacyPages.has(canonicalLocale(locale));
  return isCanadian && link.showPrivacyPolicyPopup && isExternalLink(link);
}

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
    id: 'privacy-confirmation',
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
