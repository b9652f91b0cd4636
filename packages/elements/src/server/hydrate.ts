import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import type { Market } from '@fleet-portal/model/entities';
import { visitor } from '@fleet-portal/model/rules';
import { LitElement } from 'lit';
import type { MarketController } from '../market/market-controller.ts';
import { MarketError } from '../market/market-error.ts';
import { loadMarket, tellMarketError } from '../market/market-source.ts';
import { beginOnConnect, beginWithServerProps, type ServerRendered } from './begin-with-server-props.ts';
import { recoverFromMismatch } from './recover-from-mismatch.ts';

/** A header or footer; it is their own source that loads what their `src` points at. */
type Shell = ServerRendered & {
  market: Market | null;
  src: string;
  locale: string;
  source?: MarketController;
};

/** Lets elements that are defined after this call go on from the markup that a server made of them. */
export function supportHydration(): void {
  // Before Lit's own support, which calls it also for the elements that it has kept waiting.
  beginOnConnect(LitElement);
  (
    globalThis as { litElementHydrateSupport?: (base: { LitElement: typeof LitElement }) => void }
  ).litElementHydrateSupport?.({ LitElement });
  recoverFromMismatch(LitElement);
}

/** Gives the elements that a server made for a visitor their market, and lets them go on from there. */
export async function hydrate(page: Document): Promise<void> {
  const elements = [...page.querySelectorAll<Shell>('[defer-hydration=auto]')];
  await Promise.all(elements.map((element) => resume(element)));
}

/**
 * Where its market or a script cannot be had, the element stays as the server made it until they can: its links work. A script that
 * never comes is tried at every return to the page, and said once.
 */
async function resume(element: Shell, isRepeated = false): Promise<void> {
  let hasBegun = false;
  try {
    const market = await loadMarket(element.getAttribute('src') ?? '', { sharesFailure: !isRepeated });
    // Only now: it shares its chunk with the footer, which must not be defined before this module has run.
    const { MarketController } = await import('../market/market-controller.ts');
    hasBegun = true;
    beginWithServerProps(element, { market: null, session: visitor });
    // As if the element had loaded it: the page's own `market` is free, and another `src` or `locale` is followed.
    (element.source ??= new MarketController(element)).begin(market);
    element.removeAttribute('defer-hydration');
    await element.updateComplete;
  } catch (error) {
    if (error instanceof MarketError) tellMarketError(element, error);
    else if (hasBegun || !isRepeated)
      console.error(`<${element.localName}> stays as the server made it.`, error);
    if (!hasBegun) resumeWhenBack(element);
  }
}

/** As `whenBack` does, which would be one more file for connected pages. An element that has gone by then is let go. */
function resumeWhenBack(element: Shell): void {
  const end = new AbortController();
  const tryAgain = () => {
    if (document.visibilityState !== 'visible') return;
    end.abort();
    if (element.isConnected) void resume(element, true);
  };
  addEventListener('online', tryAgain, end);
  document.addEventListener('visibilitychange', tryAgain, end);
}
