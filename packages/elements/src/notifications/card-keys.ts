import { hasModifier } from '../input/has-modifier.ts';

/**
 * Keys in the list of cards, beside Tab: arrows lead from card to card, Home and End to the first and the last that is there. A card
 * that leaves is passed over.
 * @param more brings cards that are not there yet; null where all are
 */
export async function cardKeys(event: KeyboardEvent, more: () => Promise<unknown> | null): Promise<void> {
  const list = event.currentTarget as Element;
  const target = event.target as Element;
  if (!target.matches('.card,.card :is(a,button)') || hasModifier(event)) return;
  const find = () => cardBy(event.key, target, cardsIn(list));
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
  const first = cardsIn(list).find((card) => card.getBoundingClientRect().bottom > top);
  if (first) event.preventDefault();
  show(first);
}

function cardsIn(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('li:not([inert]) .card')];
}

function cardBy(key: string, from: Element, cards: readonly HTMLElement[]): HTMLElement | undefined {
  const at = cards.findIndex((card) => card.contains(from));
  const ways: Partial<Record<string, HTMLElement>> = {
    ArrowDown: cards[at + 1],
    ArrowUp: cards[at - 1],
    Home: cards[0],
    End: cards.at(-1),
  };
  return ways[key];
}

/** A card that is higher than the list begins at the top; browsers would show its middle. */
function show(card: HTMLElement | undefined): void {
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest' });
}
