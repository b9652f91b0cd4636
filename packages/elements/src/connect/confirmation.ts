import { noticeMessages } from '@fleet-portal/model/messages';
import { privacyConfirmation } from '@fleet-portal/model/rules';
import type { FpNavigateEvent } from '../events/navigate-event.ts';
import type { ConnectedShell } from './options.ts';

interface ConfirmationOptions {
  locale: string;
  isWanted: () => boolean;
  openModal: ConnectedShell['openModal'];
  signal: AbortSignal;
}

/**
 * Opens the modal that asks before a link is followed, in the page's language, unless the user no longer wants it by then.
 * @throws if its messages or the script that shows it fail to load
 */
export async function askBefore(
  { href, trigger }: FpNavigateEvent,
  { locale, isWanted, openModal, signal }: ConfirmationOptions,
): Promise<void> {
  const [messages] = await Promise.all([noticeMessages(locale), import('./notices.ts')]);
  if (!isWanted()) return;
  const asked = new AbortController();
  const close = openModal({
    ...privacyConfirmation(href, messages),
    trigger,
    onClose: () => asked.abort(),
  });
  addEventListener('popstate', close, { once: true, signal: AbortSignal.any([signal, asked.signal]) });
}
