import { showDialog, type CloseRequest } from '../dialog/show-dialog.ts';
import { firstFocus } from './first-focus.ts';
import { enterModal } from './open-modals.ts';
import { returnFocus, type KeepFocus, type Opening } from './return-focus.ts';
import { scrollStops } from './scroll-stops.ts';

interface ShowModalOptions {
  opening: Opening;
  onCloseRequest: (request: CloseRequest) => void;
}

/**
 * Shows a modal's dialog and moves the focus into it.
 * @returns closes the dialog and returns the focus
 */
export function showModal(
  dialog: HTMLDialogElement,
  { opening, onCloseRequest }: ShowModalOptions,
): () => KeepFocus {
  const open = new AbortController();
  showDialog(dialog, onCloseRequest, open.signal);
  const [panel, title, body] = ['.panel', 'h2', '.body'].map((part) =>
    dialog.querySelector<HTMLElement>(part),
  );
  if (!panel || !title || !body) throw new Error('The modal has not been rendered.');
  const leave = enterModal(panel);
  const stops = scrollStops(dialog.querySelectorAll<HTMLElement>('.panel, .panel > *'));
  const first = firstFocus({ panel, title, body });
  // Browsers keep the scroll position from when the dialog closed.
  if (first === title) body.scrollTop = 0;
  first.focus({ preventScroll: true });
  // The browser has scrolled to the `autofocus` element.
  panel.scrollTop = 0;
  return () => {
    // First, so that the modal beneath is focusable when the browser returns the focus.
    leave();
    stops();
    open.abort();
    return returnFocus(opening);
  };
}
