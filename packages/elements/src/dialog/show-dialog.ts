import { dialogKeys } from './dialog-keys.ts';
import { onHidden } from './on-hidden.ts';
import { noteOpenDialog } from './open-dialogs.ts';
import { onOutsideClick } from './on-outside-click.ts';
import { lockScroll } from './scroll-lock.ts';

/**
 * What wants a dialog closed: Escape or the system's back gesture, a click beside its box, the page, which has hidden it, or the
 * browser, which has closed it without asking.
 */
export type CloseRequest = 'escape' | 'outside' | 'hidden' | 'closed';

/**
 * Shows a modal dialog: the page beneath it holds still and Tab stays inside (MOB-05, NTF-01, MOD-02).
 * @param onCloseRequest hears what wants it closed, and decides
 * @param signal closes it, and lets the page go
 */
export function showDialog(
  dialog: HTMLDialogElement,
  onCloseRequest: (request: CloseRequest) => void,
  signal: AbortSignal,
): void {
  noteOpenDialog(dialog, signal);
  // First: locking the page after it, WebKit scrolls the dialog's content back to where it was when it closed.
  signal.addEventListener('abort', lockScroll());
  dialog.showModal();
  signal.addEventListener('abort', () => dialog.close());
  dialogKeys(dialog, () => onCloseRequest('escape'), signal);
  onOutsideClick(dialog, () => onCloseRequest('outside'), signal);
  // A frame may come between the browser's closing it and its telling so.
  onHidden(dialog, () => dialog.open && onCloseRequest('hidden'), signal);
  // It is told late: the dialog may be open again.
  const closed = ({ target }: Event) => {
    if (target === dialog && !dialog.open) onCloseRequest('closed');
  };
  dialog.addEventListener('close', closed, { signal });
}
