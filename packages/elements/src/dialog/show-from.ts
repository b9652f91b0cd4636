import { giveFocusBack } from '../focus/give-focus-back.ts';
import type { OpenerController } from '../focus/opener-controller.ts';
import { showDialog } from './show-dialog.ts';

/**
 * Shows a modal dialog and moves the focus to its heading.
 * @returns closes the dialog and gives the focus back to what opened it
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
    // A dialog that fades out would keep the focus for a moment.
    dialog.querySelector<HTMLElement>(':focus')?.blur();
    shown.abort();
    // The platform returns the focus to its previous element, which may be gone meanwhile.
    setTimeout(() => giveFocusBack(opener.last));
  };
}
