/** SVG elements, such as points of a chart, may have the focus too. */
export type FocusableElement = HTMLElement | SVGElement;

/** The element that has the focus, in whatever open shadow tree; null if none has it, such as after the focused element was removed. */
export function focusedElement(): FocusableElement | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return isFocusable(element) && element !== document.body ? element : null;
}

export function isFocusable(element: unknown): element is FocusableElement {
  return element instanceof HTMLElement || element instanceof SVGElement;
}
