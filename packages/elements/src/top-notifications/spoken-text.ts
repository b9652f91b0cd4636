/** The text of a rendered notice for a live region: blocks are separated by spaces, and images replaced by their alternative texts. */
export function spokenText(root: Element): string {
  return textIn(root).replace(/\s+/g, ' ').trim();
}

function textIn(node: Node): string {
  if (node instanceof HTMLImageElement) return ` ${node.alt} `;
  if (node instanceof HTMLBRElement) return ' ';
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.ariaHidden === 'true') return '';
  const { display } = getComputedStyle(node);
  if (display === 'none') return '';
  const text = shownNodes(node).map(textIn).join('');
  return display === 'inline' ? text : ` ${text} `;
}

/** The rendered children: of closed `details` only the summary. */
function shownNodes(node: Element): ChildNode[] {
  const isClosed = node instanceof HTMLDetailsElement && !node.open;
  return [...node.childNodes].filter((child) => !isClosed || child.nodeName === 'SUMMARY');
}
