import { dialogKeys } from './dialog-keys.ts';
import { onHidden } from './on-hidden.ts';
import { noteOpenDialog } from './open-dialogs.ts';
import { onOutsideClick } from './on-outside-click.ts';
import { lockScroll } from './scroll-lock.ts';

/**
 * Why a dialog should close: Escape or the system's back gesture, a click outside its box, the page having hidden it, or the browser having
 * closed it without asking.
 */
export type CloseRequest = 'escape' | 'outside' | 'hidden' | 'closed';

/**
 * Shows a modal dialog: the page beneath does not scroll, and Tab stays inside (MOB-05, NTF-01, MOD-02).
 * @param onCloseRequest receives the request to close, and decides
 * @param signal closes the dialog and releases the page
 */
export function showDialog(
  dialog: HTMLDialogElement,
  onCloseRequest: (request: CloseRequest) => void,
  signal: AbortSignal,
): void {
  noteOpenDialog(dialog, signal);
  // Must come first: if the page is locked after `showModal`, WebKit restores the scroll position that the dialog's content had when it
  // closed.
  signal.addEventListener('abort', lockScroll());
  dialog.showModal();
  signal.addEventListener('abort', () => dialog.close());
  dialogKeys(dialog, () => onCloseRequest('escape'), signal);
  onOutsideClick(dialog, () => onCloseRequest('outside'), signal);
  // A frame may pass between the browser closing the dialog and its `close` event.
  onHidden(dialog, () => dialog.open && onCloseRequest('hidden'), signal);
  // The event arrives late: the dialog may be open again.
  const closed = ({ target }: Event) => {
    if (target === dialog && !dialog.open) onCloseRequest('closed');
  };
  dialog.addEventListener('close', closed, { signal });
}
