import type { Market } from '@fleet-portal/model/entities';
import type { LitElement } from 'lit';

/** How long a page's own script may take to bring the market, in ms. */
const patience = 10_000;

/** Names on the console an element that nobody has given a market: it shows the page's own links, and no mistake of its own. */
export function tellNoMarket(element: LitElement & { src: string }, market: () => Market | null): void {
  const isMissing = () => !element.src && !market();
  if (!isMissing()) return;
  const waiting = setTimeout(() => {
    if (isMissing()) console.warn(`<${element.localName}> has neither src nor market.`);
  }, patience);
  element.addController({ hostDisconnected: () => clearTimeout(waiting) });
}
