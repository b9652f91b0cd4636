import { focusedElement, type FocusableElement } from './focused-element.ts';
import { focusTarget } from './focus-target.ts';
import { mainHeading } from './main-heading.ts';

/**
 * Returns the focus to what opened something that has closed, or to the page's main heading if that is gone; an element focused meanwhile
 * keeps it.
 */
export function giveFocusBack(opener: FocusableElement | null): void {
  if (!focusedElement()) opener?.focus({ preventScroll: true });
  if (!focusedElement()) focusTarget(mainHeading());
}
