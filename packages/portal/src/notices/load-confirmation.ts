import { noticeMessages } from '@fleet-portal/model/messages';
import { privacyConfirmation } from '@fleet-portal/model/rules';
import type { PortalModal } from './notices-context.ts';

/** The modal that stands before an address, in the page's language, once it can be shown. */
export async function loadConfirmation(href: string, locale: string): Promise<PortalModal> {
  const [messages] = await Promise.all([noticeMessages(locale), import('./Modals.tsx')]);
  return privacyConfirmation(href, messages);
}
