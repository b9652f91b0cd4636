/** Whether a header stands around this element, in its shadow tree or by a slot: it lends its colors and sizes. */
export function isInHeader(element: Element): boolean {
  if (element.closest('fp-header')) return true;
  const root = element.getRootNode();
  return root instanceof ShadowRoot && isInHeader(root.host);
}
