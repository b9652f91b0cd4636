/**
 * Puts the focus on an element, else on the first inside that takes it, through open shadow roots; whether one has taken it. The page
 * stays where it is scrolled to.
 */
export function focusInside(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  const { children } = element.shadowRoot ?? element;
  return element.matches(':focus-within') || [...children].some(focusInside);
}
