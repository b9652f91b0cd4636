import { hasModifier, stepByKey } from '@fleet-portal/model/rules';

/**
 * Keys in the list of cards, beside Tab: arrows lead from card to card, Home and End to the first and the last that is there. What
 * does not fit of a card is scrolled to first, and a card that leaves is passed over.
 * @param more brings cards that are not there yet; null where all are
 */
export async function cardKeys(event: KeyboardEvent, more: () => Promise<unknown> | null): Promise<void> {
  const list = event.currentTarget as Element;
  const target = event.target as Element;
  if (!target.matches('.card,.card :is(a,button)') || hasModifier(event)) return;
  if (isCutOff(event.key, target, list)) return;
  const card = target.closest('.card');
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

/** Whether the list's edge cuts off what the arrow leads to of the card itself: the browser scrolls there first. */
function isCutOff(key: string, target: Element, list: Element): boolean {
  const [card, seen] = [target.closest('.card'), list].map((box) => box?.getBoundingClientRect());
  if (!card || !seen) return false;
  if (key === 'ArrowDown') return card.bottom > seen.bottom + 1;
  return key === 'ArrowUp' && card.top < seen.top - 1;
}

function cardsIn(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('li:not([inert]) .card')];
}

/** A card that is higher than the list begins at the top; browsers would show its middle. */
function show(card: HTMLElement | undefined): void {
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest' });
}
