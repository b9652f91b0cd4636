import type { Modal } from '@fleet-portal/model/entities';
import { noticeMessages } from '@fleet-portal/model/messages';
import { privacyConfirmation } from '@fleet-portal/model/rules';
import './notices.ts';

/** The modal that stands before an address, in the page's language, once it can be shown. */
export async function confirmation(href: string, locale: string): Promise<Modal<string>> {
  return privacyConfirmation(href, await noticeMessages(locale));
}
