/** The element that has the focus, in whatever shadow tree; null where the page itself has it. */
export function focusedElement(): HTMLElement | SVGElement | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (element === document.body) return null;
  return element instanceof HTMLElement || element instanceof SVGElement ? element : null;
}
