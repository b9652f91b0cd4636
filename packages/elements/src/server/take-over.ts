import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import type { Market } from '@fleet-portal/model/entities';
import { LitElement } from 'lit';
import type { FpFooter } from '../footer/footer.ts';
import type { FpHeader } from '../header/header.ts';
import { MarketError } from '../market/market-error.ts';
import { loadMarket, tellMarketError } from '../market/market-source.ts';
import { attendFirstUpdate } from './first-update.ts';

type ServerMade = (FpHeader | FpFooter) & Record<string, unknown>;

/** Lets elements that are defined after this call go on from the markup that a server made of them. */
export function supportServerMarkup(): void {
  (
    globalThis as { litElementHydrateSupport?: (base: { LitElement: typeof LitElement }) => void }
  ).litElementHydrateSupport?.({ LitElement });
  attendFirstUpdate(LitElement);
}

/** Gives the elements that a server made for a visitor their market, and lets them go on from there. */
export async function takeOver(page: Document): Promise<void> {
  const elements = [...page.querySelectorAll<ServerMade>('[defer-hydration=auto][src]')];
  await Promise.all(elements.map(resume));
}

/** Where the market cannot be had, the element stays as the server made it: its links work. */
async function resume(element: ServerMade): Promise<void> {
  try {
    const market = await loadMarket(element.getAttribute('src') ?? '', { sharesFailure: true });
    // Imported at once it would bring the footer along, which must not be defined before `supportServerMarkup`.
    const { readyToRender } = await import('./ready.ts');
    await readyToRender(element.getAttribute('locale') ?? '', market);
    await goOn(element, market);
  } catch (error) {
    if (error instanceof MarketError) tellMarketError(element, error);
    else console.error(`<${element.localName}> stays as the server made it.`, error);
  }
}

/** What the page has told the element since then must wait, for the server knew nothing of it. */
async function goOn(element: ServerMade, market: Market): Promise<void> {
  const made = asServerKnew(element, market);
  const told: Record<string, unknown> = {};
  for (const [property] of (element.constructor as typeof LitElement).elementProperties) {
    const name = String(property);
    if (element[name] === made[name]) continue;
    if (name !== 'market' || element.market) told[name] = element[name];
    Object.assign(element, { [name]: made[name] });
  }
  element.removeAttribute('defer-hydration');
  await element.updateComplete;
  Object.assign(element, told);
}

/** Attributes and the market, and for the rest what every new element has. */
function asServerKnew(element: ServerMade, market: Market): ServerMade {
  const copy = element.cloneNode() as ServerMade;
  copy.market = market;
  return copy;
}
