import { noticeMessages } from '@fleet-portal/model/messages';
import { privacyConfirmation } from '@fleet-portal/model/rules';
import type { PortalModal } from './notices-context.ts';

/** The confirmation before an address, in the page's language, once everything needed to show it has loaded. */
export async function loadConfirmation(href: string, locale: string): Promise<PortalModal> {
  const [messages] = await Promise.all([noticeMessages(locale), import('./Modals.tsx')]);
  return privacyConfirmation(href, messages);
}
