/**
 * Whether an element has the focus, or what is in it, in shadow roots too. In Chromium what has lost its slot still has the focus
 * but does not match `:focus-within`.
 */
export function holdsFocus(element: Element): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  return element.contains(activeElement);
}
