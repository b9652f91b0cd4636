import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { LitElement } from 'lit';
import type { FpFooter } from '../footer/footer.ts';
import type { FpHeader } from '../header/header.ts';
import { loadMarket } from '../market-source.ts';

/** Lets elements that are defined after this call go on from the markup that a server made of them. */
export function supportServerMarkup(): void {
  (
    globalThis as { litElementHydrateSupport?: (base: { LitElement: typeof LitElement }) => void }
  ).litElementHydrateSupport?.({ LitElement });
}

/** Gives the elements that a server made for a visitor their market, and lets them go on from there. */
export async function takeOver(page: Document): Promise<void> {
  const elements = [...page.querySelectorAll<FpHeader | FpFooter>('[defer-hydration=auto][src]')];
  await Promise.all(elements.map(resume));
}

/** Where the market cannot be had, the element stays as the server made it: its links work. */
async function resume(element: FpHeader | FpFooter): Promise<void> {
  try {
    element.market = await loadMarket(element.getAttribute('src') ?? '');
    element.removeAttribute('defer-hydration');
  } catch (error) {
    console.error(`<${element.localName}> stays as the server made it.`, error);
  }
}
