import { showDialog } from '../dialog/show-dialog.ts';
import { giveFocusBack } from '../focus/give-focus-back.ts';
import type { OpenerController } from '../focus/opener-controller.ts';

interface ShowSettingsOptions {
  opener: OpenerController;
  onCloseRequest: () => void;
}

/**
 * Shows the settings' dialog and moves the focus into it.
 * @returns closes it, and gives the focus back
 */
export function showSettings(
  dialog: HTMLDialogElement,
  { opener, onCloseRequest }: ShowSettingsOptions,
): () => void {
  const shown = new AbortController();
  opener.note();
  showDialog(dialog, onCloseRequest, shown.signal);
  // Else the close button would have focus, and the dialog would begin with its end.
  dialog.querySelector('h2')?.focus();
  return () => {
    // A dialog that fades would keep it for a moment.
    dialog.querySelector<HTMLElement>(':focus')?.blur();
    shown.abort();
    // The platform gives it back where it was, which may have gone meanwhile.
    setTimeout(() => giveFocusBack(opener.last));
  };
}
