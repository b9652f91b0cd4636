/** Points of a chart may have the focus, too. */
export type FocusableElement = HTMLElement | SVGElement;

/** The element that has the focus, in whatever shadow tree; null where nothing has it, such as once that has gone. */
export function focusedElement(): FocusableElement | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return isFocusable(element) && element !== document.body ? element : null;
}

export function isFocusable(element: unknown): element is FocusableElement {
  return element instanceof HTMLElement || element instanceof SVGElement;
}
