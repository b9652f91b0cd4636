/** The nodes around an element in the flat tree, from the inside out up to the document: for a slotted element first its slot. */
export function* around(element: Element): Generator<Node> {
  for (let node = outside(element); node; node = outside(node)) yield node;
}

function outside(node: Node): Node | null {
  if (node instanceof ShadowRoot) return node.host;
  return (node instanceof Element ? node.assignedSlot : null) ?? node.parentNode;
}
