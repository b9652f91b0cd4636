import type { RouteLink } from '../../entities/index.ts';
import { canonicalLocale } from '../locale/locale.ts';
import { isContactHref } from '../address/path.ts';
import { isExternalLink } from './links.ts';
import { canadianPrivacyPages } from './privacy-link.ts';

/** The id of the confirmation's modal; here, where what asks about a link need not bring the modal itself. */
export const privacyConfirmationId = 'privacy-confirmation';

/**
 * Whether a link stands in the confirmation itself, whose way on leads to the same address.
 * @param path the link and what it stands in
 */
export function isInPrivacyConfirmation(path: readonly object[]): boolean {
  return path.some((node) => 'modalId' in node && node.modalId === privacyConfirmationId);
}

/** Whether a link asks for the privacy confirmation before it is followed (MOD-04). */
export function needsPrivacyConfirmation(link: RouteLink, locale: string): boolean {
  return (
    hasPrivacyConfirmation(locale) &&
    link.showPrivacyPolicyPopup &&
    isExternalLink(link) &&
    !isContactHref(link.path)
  );
}

/** Whether any link of a page in this language may ask: in Canada alone. */
export function hasPrivacyConfirmation(locale: string): boolean {
  return canadianPrivacyPages.has(canonicalLocale(locale));
}
