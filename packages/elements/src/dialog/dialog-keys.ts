import { shownElements } from '../focus/flat-tree.ts';
import { ignoreHeldEscape, isEscape } from '../input/escape.ts';
import { trapTab } from './trap-tab.ts';

/**
 * The keys of a modal dialog: Tab stays inside, and a press of Escape closes one thing, however long it is held, what is open in
 * the dialog first.
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
  // The system's own back gesture, and Escape where nothing in the dialog has the focus.
  const cancel = (event: Event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    escape();
  };
  dialog.addEventListener('keydown', press, { signal });
  dialog.addEventListener('cancel', cancel, { signal });
}

/** Whether the page's own dialog that is open in the content has the focus: its keys are its own. */
function isInDialog(event: Event, around: HTMLDialogElement): boolean {
  const path = event.composedPath();
  return path
    .slice(0, path.indexOf(around))
    .some((node) => node instanceof HTMLDialogElement && node.matches(':modal'));
}

/** What is open in the content and closes by Escape; WebKit would close the dialog with it. */
function openPopover(dialog: HTMLDialogElement): HTMLElement | undefined {
  return [...shownElements(dialog)].findLast(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element.matches(':popover-open') && element.popover !== 'manual',
  );
}
