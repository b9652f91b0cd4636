/** The header of an element's page: in the element's own tree, else in one around it. Null if the element is disconnected. */
export function headerBeside(element: Element): HTMLElement | null {
  for (const root of rootsAround(element)) {
    const header = root.querySelector<HTMLElement>('fp-header');
    if (header) return header;
  }
  return null;
}

/** The shadow roots around an element, innermost first, and its document. */
export function* rootsAround(element: Element): Generator<Document | ShadowRoot> {
  for (let node = element; node.isConnected;) {
    const root = node.getRootNode() as Document | ShadowRoot;
    yield root;
    if (!(root instanceof ShadowRoot)) return;
    node = root.host;
  }
}
