import { focusedElement } from '@fleet-portal/elements/focus';

/**
 * The focused element, as the trigger of a new modal; null if it is inside a modal: that modal may be closing, and one that stays passes
 * the focus on by itself.
 */
export function triggerNow(): HTMLElement | SVGElement | null {
  return document.activeElement?.closest('fp-modal') ? null : focusedElement();
}
