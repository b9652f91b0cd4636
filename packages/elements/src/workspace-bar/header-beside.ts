/** The header of an element's page: in the tree that the element stands in, else in one around it. None where it stands in no page. */
export function headerBeside(element: Element): HTMLElement | null {
  for (const root of rootsAround(element)) {
    const header = root.querySelector<HTMLElement>('fp-header');
    if (header) return header;
  }
  return null;
}

/** The shadow roots that an element stands in, from the inside, and its document. */
export function* rootsAround(element: Element): Generator<Document | ShadowRoot> {
  for (let node = element; node.isConnected;) {
    const root = node.getRootNode() as Document | ShadowRoot;
    yield root;
    if (!(root instanceof ShadowRoot)) return;
    node = root.host;
  }
}
