/** What a notice says where it is read aloud: its blocks apart from each other, and its pictures by their names. */
export function spokenText(root: Element): string {
  return textIn(root).replace(/\s+/g, ' ').trim();
}

function textIn(node: Node): string {
  if (node instanceof HTMLImageElement) return ` ${node.alt} `;
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return '';
  const text = [...node.childNodes].map(textIn).join('');
  return getComputedStyle(node).display === 'inline' ? text : ` ${text} `;
}
