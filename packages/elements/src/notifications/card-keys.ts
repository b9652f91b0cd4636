import { hasModifier, stepByKey } from '@fleet-portal/model/rules';

/**
 * Keys in the list of cards, beside Tab: arrows lead from card to card, Home and End to the first and the last that is there. What
 * does not fit of a card is scrolled to first, and a card that leaves is passed over.
 * @param more brings cards that are not there yet; null where all are
 */
export async function cardKeys(event: KeyboardEvent, more: () => Promise<unknown> | null): Promise<void> {
  const list = event.currentTarget as Element;
  const target = event.target as Element;
  const card = target.closest('.card');
  if (!card || !target.matches('.card,a,button') || hasModifier(event)) return;
  if (isCutOff(event.key, card, list)) return;
  const find = () => stepByKey(event.key, card, cardsIn(list), { direction: 'down' });
  const found = find();
  const coming = !found && event.key === 'ArrowDown' ? more() : null;
  if (!found && !coming) return;
  event.preventDefault();
  await coming;
  show(found ?? find());
}

/** From the bar above them ArrowDown leads to the first card that is seen. */
export function enterCards(event: KeyboardEvent): void {
  const list = (event.currentTarget as Element).nextElementSibling;
  if (!list || event.key !== 'ArrowDown' || hasModifier(event)) return;
  const { top } = list.getBoundingClientRect();
  const cards = cardsIn(list);
  // In the frame in which it opens Chromium has not laid them out.
  const first = cards.find((card) => card.getBoundingClientRect().bottom > top) ?? cards[0];
  if (first) event.preventDefault();
  show(first);
}

/** Whether the list's edge, or the card's own, cuts off what the arrow leads to of the card: the browser scrolls there first. */
function isCutOff(key: string, card: Element, list: Element): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  const seen = list.getBoundingClientRect();
  const { scrollTop, scrollHeight, clientHeight } = card;
  if (key === 'ArrowDown') return bottom > seen.bottom + 1 || scrollHeight > scrollTop + clientHeight + 1;
  return key === 'ArrowUp' && (top < seen.top - 1 || scrollTop > 1);
}

/** The cards that stay, from the first on. */
export function cardsIn(list: ParentNode): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('li:not([inert]) .card')];
}

/** A card that is higher than the list begins at the top; browsers would show its middle. */
function show(card: HTMLElement | undefined): void {
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest' });
}
