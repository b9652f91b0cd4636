import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { visitor } from '@fleet-portal/model/rules';
import { LitElement } from 'lit';
import { MarketError } from '../market/market-error.ts';
import { loadMarket, tellMarketError } from '../market/market-source.ts';
import { attendBeginnings, beginAsMade, type ServerMade } from './as-made.ts';
import { attendFirstUpdate } from './first-update.ts';

/** Lets elements that are defined after this call go on from the markup that a server made of them. */
export function supportServerMarkup(): void {
  // Before Lit's own support, which calls it also for the elements that it has kept waiting.
  attendBeginnings(LitElement);
  (
    globalThis as { litElementHydrateSupport?: (base: { LitElement: typeof LitElement }) => void }
  ).litElementHydrateSupport?.({ LitElement });
  attendFirstUpdate(LitElement);
}

/** Gives the elements that a server made for a visitor their market, and lets them go on from there. */
export async function takeOver(page: Document): Promise<void> {
  const elements = [...page.querySelectorAll<ServerMade>('[defer-hydration=auto]')];
  await Promise.all(elements.map(resume));
}

/** Where the market cannot be had, the element stays as the server made it: its links work. */
async function resume(element: ServerMade): Promise<void> {
  try {
    const market = await loadMarket(element.getAttribute('src') ?? '', { sharesFailure: true });
    // Where the page has named none, it has nothing else to show.
    element.market ??= market;
    beginAsMade(element, { market, session: visitor });
    element.removeAttribute('defer-hydration');
    await element.updateComplete;
  } catch (error) {
    if (error instanceof MarketError) tellMarketError(element, error);
    else console.error(`<${element.localName}> stays as the server made it.`, error);
  }
}
