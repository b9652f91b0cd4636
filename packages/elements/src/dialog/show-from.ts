import { giveFocusBack } from '../focus/give-focus-back.ts';
import type { OpenerController } from '../focus/opener-controller.ts';
import { showDialog } from './show-dialog.ts';

/**
 * Shows a modal dialog and moves the focus to its heading.
 * @returns closes it, and gives the focus back to what opened it
 */
export function showFrom(
  opener: OpenerController,
  dialog: HTMLDialogElement,
  onCloseRequest: () => void,
): () => void {
  const shown = new AbortController();
  opener.note();
  showDialog(dialog, onCloseRequest, shown.signal);
  dialog.querySelector('h2')?.focus({ preventScroll: true });
  return () => {
    // A dialog that fades would keep it for a moment.
    dialog.querySelector<HTMLElement>(':focus')?.blur();
    shown.abort();
    // The platform gives it back where it was, which may have gone meanwhile.
    setTimeout(() => giveFocusBack(opener.last));
  };
}
