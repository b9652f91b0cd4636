import { timers } from '@fleet-portal/model/constants';
import type { Modal } from '@fleet-portal/model/entities';
import { topDialog } from '../dialog/open-dialogs.ts';
import { holdsFocus } from '../focus/holds-focus.ts';
import { mainHeading } from '../focus/main-heading.ts';
import { focusTarget } from '../focus/focus-target.ts';
import { focusedElement, isFocusable, type FocusableElement } from '../focus/focused-element.ts';

/** How a modal was opened. */
export interface Opening {
  /** Null where nothing had the focus, such as of a modal that opened by itself. */
  trigger: FocusableElement | null;
  /** What had the focus: the browser gives it back there at once. */
  before: Element | null;
  /** The path of the page. */
  path: string;
}

/** Calls the focus' return off, where it has not happened yet, and tells how the modal was opened. */
export type KeepFocus = () => Opening | undefined;

/**
 * @param asked what gets the focus back
 * @param opener what does where that is none
 */
export function openingNow(asked: Modal['trigger'] | null, opener: FocusableElement | null): Opening {
  return {
    before: focusedElement(),
    trigger: isFocusable(asked) ? asked : opener,
    path: location.pathname,
  };
}

/** The heading that got a focus whose trigger had gone: of two modals that close at once, the one beneath may know of something better. */
let headingGiven: WeakRef<Element> | undefined;

/**
 * Gives the focus back to what a modal was opened from, 50 ms after it closed (MOD-01): by then the page shows what came of
 * it. Where that has gone the focus stays at what had it when the modal opened, such as the button of a menu that closed, else
 * it goes to the dialog beneath, or to the page's main heading, and so it does where the page is another. A focus that somebody
 * has taken in the meantime stays.
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

/** Whether an element is in a modal that has closed, where the focus may stay while that fades. */
function isLeft(element: Element): boolean {
  const root = element.getRootNode();
  return (
    element.closest('fp-modal:not([open])') !== null || (root instanceof ShadowRoot && isLeft(root.host))
  );
}
