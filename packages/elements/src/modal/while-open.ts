import { lockScroll } from '../layout/scroll-lock.ts';
import { firstFocus } from './first-focus.ts';
import { enterModal } from './open-modals.ts';
import { returnFocus, type KeepFocus, type Opening } from './return-focus.ts';
import { scrollStops } from './scroll-stops.ts';

/**
 * Shows a modal's dialog, holds the page behind it still and moves the focus into it.
 * @returns undoes that, but for the dialog itself, and gives the focus back
 */
export function whileOpen(modal: HTMLElement, dialog: HTMLDialogElement, opening: Opening): () => KeepFocus {
  dialog.showModal();
  const [panel, title, body] = ['.panel', 'h2', '.body'].map((part) =>
    dialog.querySelector<HTMLElement>(part),
  );
  if (!panel || !title || !body) throw new Error('The modal has not been rendered.');
  const undo = [
    lockScroll(),
    enterModal(modal, panel),
    scrollStops(dialog.querySelectorAll<HTMLElement>('.panel, .panel > *')),
  ];
  firstFocus({ panel, title, body }).focus({ preventScroll: true });
  // The browser has scrolled to what is marked.
  panel.scrollTop = 0;
  return () => {
    for (const step of undo) step();
    return returnFocus(opening);
  };
}
