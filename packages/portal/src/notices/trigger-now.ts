import { focusedElement } from '@fleet-portal/elements/focus';

/**
 * The element that has the focus. What stands in a modal is nobody's trigger: the modal may be closing, and one that stays gives
 * the focus to the next by itself.
 */
export function triggerNow(): HTMLElement | SVGElement | null {
  return document.activeElement?.closest('fp-modal') ? null : focusedElement();
}
