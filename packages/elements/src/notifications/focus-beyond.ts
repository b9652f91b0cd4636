/**
 * Moves focus out of a card that is about to go: to the next card, else to the one before, else to the heading.
 * @param isGoing says which cards go
 */
export function focusBeyond(root: ShadowRoot, isGoing: (card: HTMLElement) => boolean): void {
  const current = root.activeElement?.closest<HTMLElement>('.card');
  if (!current || !isGoing(current)) return;
  const staying = [...root.querySelectorAll<HTMLElement>('li:not([inert]) > .clip > .card')].filter(
    (card) => !isGoing(card),
  );
  const isBehind = (card: HTMLElement) =>
    current.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING;
  const next = staying.find(isBehind) ?? staying.at(-1) ?? root.getElementById('title');
  next?.focus();
}
