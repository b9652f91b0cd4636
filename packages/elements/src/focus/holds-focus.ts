/**
 * Whether an element or something inside it has the focus, shadow roots included. Does not use `:focus-within`: in Chromium an element that
 * has lost its slot keeps the focus but does not match.
 */
export function holdsFocus(element: Element): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  return element.contains(activeElement);
}
