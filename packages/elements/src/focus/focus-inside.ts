/** Puts the focus on an element, else on the first inside that takes it, through open shadow roots; whether one has taken it. */
export function focusInside(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus();
  const { children } = element.shadowRoot ?? element;
  return element.matches(':focus-within') || [...children].some(focusInside);
}
