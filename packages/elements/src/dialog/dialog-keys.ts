import { shownElements } from '../focus/flat-tree.ts';
import { ignoreHeldEscape, isEscape } from '../input/escape.ts';
import { trapTab } from './trap-tab.ts';

/**
 * The keys of a modal dialog: Tab stays inside, and one press of Escape, however long it is held, closes one thing, first a popover that is
 * open in the dialog.
 */
export function dialogKeys(dialog: HTMLDialogElement, escape: () => void, signal: AbortSignal): void {
  const press = (event: KeyboardEvent) => {
    if (isInDialog(event, dialog)) return;
    trapTab(event, dialog);
    ignoreHeldEscape(event);
    if (!isEscape(event)) return;
    event.preventDefault();
    const popover = openPopover(dialog);
    if (popover) popover.hidePopover();
    else escape();
  };
  // The system's back gesture, and Escape if nothing in the dialog has the focus.
  const cancel = (event: Event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    escape();
  };
  dialog.addEventListener('keydown', press, { signal });
  dialog.addEventListener('cancel', cancel, { signal });
}

/** Whether the event comes from a modal dialog of the page inside the content: that one handles its own keys. */
function isInDialog(event: Event, around: HTMLDialogElement): boolean {
  const path = event.composedPath();
  return path
    .slice(0, path.indexOf(around))
    .some((node) => node instanceof HTMLDialogElement && node.matches(':modal'));
}

/** The topmost popover in the content that Escape closes; WebKit would close the dialog with it. */
function openPopover(dialog: HTMLDialogElement): HTMLElement | undefined {
  return [...shownElements(dialog)].findLast(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element.matches(':popover-open') && element.popover !== 'manual',
  );
}
