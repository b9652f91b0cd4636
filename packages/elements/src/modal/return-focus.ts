import { timers } from '@fleet-portal/model/constants';
import { mainHeading } from '../internal/main-heading.ts';
import { focusTarget } from '../skip-link/focus-target.ts';
import { focusedElement } from './flat-tree.ts';
import { topModal } from './open-modals.ts';

/**
 * Gives the focus back to what a modal was opened from, 50 ms after it closed (MOD-01): by then the page shows what came of
 * it. Where that has gone the focus stays at what had it when the modal opened, such as the button of a menu that closed, else
 * it goes to the modal beneath, or to the page's main heading. A focus that somebody has taken in the meantime stays.
 * @param before what had the focus when the modal opened: the browser gives it back there at once
 * @returns calls it off
 */
export function returnFocus(trigger: HTMLElement, closed: Element, before: Element | null): () => void {
  const timer = setTimeout(() => {
    const focused = focusedElement();
    if (focused && focused !== before && focused !== trigger && !isInside(focused, closed)) return;
    trigger.focus({ preventScroll: true });
    if ([trigger, before].includes(focusedElement())) return;
    const beneath = topModal();
    if (beneath) beneath.focus();
    else focusTarget(mainHeading());
  }, timers.modalFocusDelay);
  return () => clearTimeout(timer);
}

function isInside(element: Element, container: Element): boolean {
  const root = element.getRootNode();
  return container.contains(element) || (root instanceof ShadowRoot && isInside(root.host, container));
}
