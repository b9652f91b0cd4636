import { timers } from '@fleet-portal/model/constants';
import { mainHeading } from '../focus/main-heading.ts';
import { focusTarget } from '../focus/focus-target.ts';
import { focusedElement } from '../focus/flat-tree.ts';
import { topModal } from './open-modals.ts';

/** How a modal was opened. */
interface Opening {
  /** Null where nothing had the focus, such as of a modal that opened by itself. */
  trigger: HTMLElement | null;
  /** What had the focus: the browser gives it back there at once. */
  before: Element | null;
  /** The path of the page. */
  path: string;
}

/** The heading that got a focus whose trigger had gone: of two modals that close at once, the one beneath may know of something better. */
let headingGiven: WeakRef<Element> | undefined;

/**
 * Gives the focus back to what a modal was opened from, 50 ms after it closed (MOD-01): by then the page shows what came of
 * it. Where that has gone the focus stays at what had it when the modal opened, such as the button of a menu that closed, else
 * it goes to the modal beneath, or to the page's main heading, and so it does where the page is another. A focus that somebody
 * has taken in the meantime stays.
 * @returns calls it off
 */
export function returnFocus(closed: Element, { trigger, before, path }: Opening): () => void {
  const timer = setTimeout(() => {
    const focused = focusedElement();
    const ours = [before, trigger, headingGiven?.deref()];
    if (focused && !ours.includes(focused) && !isInside(focused, closed)) return;
    if (trigger && location.pathname === path) {
      trigger.focus({ preventScroll: true });
      if ([trigger, before].includes(focusedElement())) return;
    }
    const beneath = topModal();
    const heading = mainHeading();
    if (beneath) beneath.focus();
    else if (focusTarget(heading) && heading) headingGiven = new WeakRef(heading);
  }, timers.modalFocusDelay);
  return () => clearTimeout(timer);
}

function isInside(element: Element, container: Element): boolean {
  const root = element.getRootNode();
  return container.contains(element) || (root instanceof ShadowRoot && isInside(root.host, container));
}
