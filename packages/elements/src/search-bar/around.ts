/** What stands around an element, from the inside, up to the document: around a slotted one its slot. */
export function* around(element: Element): Generator<Node> {
  for (let node = outside(element); node; node = outside(node)) yield node;
}

function outside(node: Node): Node | null {
  if (node instanceof ShadowRoot) return node.host;
  return (node instanceof Element ? node.assignedSlot : null) ?? node.parentNode;
}
