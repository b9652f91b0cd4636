import type { RouteLink } from '../../entities/index.ts';
import { canonicalLocale } from '../locale/locale.ts';
import { isContactHref } from '../address/path.ts';
import { isExternalLink } from './links.ts';
import { canadianPrivacyPages } from './privacy-link.ts';

/** The id of the confirmation's modal; defined here so that code that only checks links does not load the modal. */
export const privacyConfirmationId = 'privacy-confirmation';

/**
 * Whether a link is inside the confirmation itself, where Continue leads to the same address.
 * @param path the link and its ancestors
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

/** Whether links of a page in this locale may need the confirmation: only in Canada. */
export function hasPrivacyConfirmation(locale: string): boolean {
  return canadianPrivacyPages.has(canonicalLocale(locale));
}
