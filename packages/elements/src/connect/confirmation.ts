import type { Modal } from '@fleet-portal/model/entities';
import { noticeMessages } from '@fleet-portal/model/messages';
import { privacyConfirmation } from '@fleet-portal/model/rules';

/**
 * The modal that stands before an address, in the page's language.
 * @throws where its words, or the script that shows it, do not come
 */
export async function confirmation(href: string, locale: string): Promise<Modal<string>> {
  const [messages] = await Promise.all([noticeMessages(locale), import('./notices.ts')]);
  return privacyConfirmation(href, messages);
}
