import { timers } from '@fleet-portal/model/constants';
import type { Modal } from '@fleet-portal/model/entities';
import { topDialog } from '../dialog/open-dialogs.ts';
import { holdsFocus } from '../focus/holds-focus.ts';
import { mainHeading } from '../focus/main-heading.ts';
import { focusTarget } from '../focus/focus-target.ts';
import { focusedElement, isFocusable, type FocusableElement } from '../focus/focused-element.ts';

/** The circumstances in which a modal was opened. */
export interface Opening {
  /** Null if nothing had the focus, such as for a modal that opened by itself. */
  trigger: FocusableElement | null;
  /** The element that had the focus: the browser returns it there at once. */
  before: Element | null;
  /** The path of the page. */
  path: string;
}

/** Cancels a pending return of the focus, and then returns how the modal was opened. */
export type KeepFocus = () => Opening | undefined;

/**
 * @param asked the element that should get the focus back
 * @param opener the one to use if `asked` is not an element
 */
export function openingNow(asked: Modal['trigger'] | null, opener: FocusableElement | null): Opening {
  return {
    before: focusedElement(),
    trigger: isFocusable(asked) ? asked : opener,
    path: location.pathname,
  };
}

/** The heading that was focused because the trigger had gone: of two modals that close at once, the lower one may know a better place. */
let headingGiven: WeakRef<Element> | undefined;

/**
 * Returns the focus to what the modal was opened from, 50 ms after it closed (MOD-01), when the page has rendered the result. If that is
 * gone, the focus stays at what had it when the modal opened, such as the button of a menu that closed; failing that, or if the path has
 * changed, it goes to the dialog beneath or the page's main heading. An element that has been focused meanwhile keeps the focus.
 */
export function returnFocus(opening: Opening): KeepFocus {
  const { trigger, before, path } = opening;
  let isPending = true;
  const timer = setTimeout(() => {
    isPending = false;
    const focused = focusedElement();
    const ours = [before, trigger, headingGiven?.deref()];
    if (focused && !ours.includes(focused) && !isLeft(focused)) return;
    if (trigger && location.pathname === path) {
      trigger.focus({ preventScroll: true });
      if (holdsFocus(trigger) || (before && focusedElement() === before)) return;
    }
    const beneath = topDialog()?.querySelector('h2');
    const heading = mainHeading();
    if (beneath) beneath.focus();
    else if (focusTarget(heading) && heading) headingGiven = new WeakRef(heading);
  }, timers.modalFocusDelay);
  return () => {
    clearTimeout(timer);
    return isPending ? opening : undefined;
  };
}

/** Whether an element is in a closed modal, where the focus may remain while it fades out. */
function isLeft(element: Element): boolean {
  const root = element.getRootNode();
  return (
    element.closest('fp-modal:not([open])') !== null || (root instanceof ShadowRoot && isLeft(root.host))
  );
}
