import { focusedElement, type FocusableElement } from './focused-element.ts';
import { focusTarget } from './focus-target.ts';
import { mainHeading } from './main-heading.ts';

/** To what opened something that has closed, or to the page's main heading where that has gone; what somebody has focused meanwhile stays. */
export function giveFocusBack(opener: FocusableElement | null): void {
  if (!focusedElement()) opener?.focus({ preventScroll: true });
  if (!focusedElement()) focusTarget(mainHeading());
}
