/**
 * Focuses an element, else its first descendant that takes focus, through open shadow roots. The page does not scroll.
 * @returns whether anything took the focus
 */
export function focusInside(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  const { children } = element.shadowRoot ?? element;
  return element.matches(':focus-within') || [...children].some(focusInside);
}
