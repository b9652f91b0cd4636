import type { Market } from '@fleet-portal/model/entities';

/** How long a page's own script may take to bring the market, in ms. */
const patience = 10_000;

/** Names on the console an element that nobody has given a market: it shows the page's own links, and no mistake of its own. */
export function tellNoMarket(element: HTMLElement & { src: string }, market: () => Market | null): void {
  setTimeout(() => {
    if (element.isConnected && !element.src && !market())
      console.warn(`<${element.localName}> has neither src nor market.`);
  }, patience);
}
