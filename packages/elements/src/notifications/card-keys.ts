import { hasModifier, stepByKey } from '@fleet-portal/model/rules';

/**
 * Keys in the list of cards, in addition to Tab: arrows move from card to card, Home and End to the first and the last rendered one. The
 * hidden part of a card is scrolled into view first, and leaving cards are skipped.
 * @param more renders more cards; null if all are rendered
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

/** ArrowDown in the bar above the cards moves to the first visible one. */
export function enterCards(event: KeyboardEvent): void {
  const list = (event.currentTarget as Element).nextElementSibling;
  if (!list || event.key !== 'ArrowDown' || hasModifier(event)) return;
  const { top } = list.getBoundingClientRect();
  const cards = cardsIn(list);
  // In the frame in which the drawer opens, Chromium has not laid out the cards.
  const first = cards.find((card) => card.getBoundingClientRect().bottom > top) ?? cards[0];
  if (first) event.preventDefault();
  show(first);
}

/**
 * Whether the arrow key points at a part of the card that is cut off by the list's edge or the card's own: the browser then scrolls first.
 */
function isCutOff(key: string, card: Element, list: Element): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  const seen = list.getBoundingClientRect();
  const { scrollTop, scrollHeight, clientHeight } = card;
  if (key === 'ArrowDown') return bottom > seen.bottom + 1 || scrollHeight > scrollTop + clientHeight + 1;
  return key === 'ArrowUp' && (top < seen.top - 1 || scrollTop > 1);
}

/** The cards that are not leaving, in order. */
export function cardsIn(list: ParentNode): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('li:not([inert]) .card')];
}

/** Focuses a card and scrolls to its top if it is higher than the list; browsers would show its middle. */
function show(card: HTMLElement | undefined): void {
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest' });
}
