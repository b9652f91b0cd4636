import { focused, seen } from '../../../../test/helpers/seen.ts';
import { sendKeys } from '../../../../test/helpers/commands.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';

export const notices = () => document.querySelector('fp-top-notifications');
export const bodies = () =>
  seen(notices() ?? document.createElement('div'), 'li .body').map(({ textContent }) => textContent.trim());
export const dialogs = () => seen(document.body, 'dialog[open]');
export const modalIds = () =>
  document
    .querySelector('fp-modal-stack')
    ?.modals?.map(({ id }) => id)
    .join();
export const modal = (id: string) => ({ id, title: `Title of ${id}`, children: `Text of ${id}` });

/** Closes the top modal with Escape. */
export async function escape(id: string): Promise<void> {
  await waitUntil(() =>
    dialogs().some((dialog) => dialog.contains(focused()) && dialog.textContent.includes(`Title of ${id}`)),
  );
  await sendKeys({ press: 'Escape' });
}
