import type { Market } from '@fleet-portal/model/entities';
import type { LitElement } from 'lit';

/** How long the page's own script may take to set the market, in ms. */
const patience = 10_000;

/** Warns on the console about an element without `src` or `market`: it shows only the page's own links, which looks like no mistake. */
export function tellNoMarket(element: LitElement & { src: string }, market: () => Market | null): void {
  const isMissing = () => !element.src && !market();
  if (!isMissing()) return;
  const waiting = setTimeout(() => {
    if (isMissing()) console.warn(`<${element.localName}> has neither src nor market.`);
  }, patience);
  element.addController({ hostDisconnected: () => clearTimeout(waiting) });
}
