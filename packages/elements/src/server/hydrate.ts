import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import type { Market } from '@fleet-portal/model/entities';
import { visitor } from '@fleet-portal/model/rules';
import { LitElement } from 'lit';
import type { MarketController } from '../market/market-controller.ts';
import { MarketError } from '../market/market-error.ts';
import { loadMarket, tellMarketError } from '../market/market-source.ts';
import { beginOnConnect, beginWithServerProps, type ServerRendered } from './begin-with-server-props.ts';
import { recoverFromMismatch } from './recover-from-mismatch.ts';

/** A header or footer; `source` is the element's own loader for its `src`. */
type Shell = ServerRendered & {
  market: Market | null;
  src: string;
  locale: string;
  source?: MarketController;
};

/** Lets elements that are defined after this call hydrate their server-rendered markup. */
export function supportHydration(): void {
  // Before Lit's own support, whose callback also runs for elements that it has kept waiting.
  beginOnConnect(LitElement);
  (
    globalThis as { litElementHydrateSupport?: (base: { LitElement: typeof LitElement }) => void }
  ).litElementHydrateSupport?.({ LitElement });
  recoverFromMismatch(LitElement);
}

/** Hydrates the elements that a server rendered for a visitor, after loading their market. */
export async function hydrate(page: Document): Promise<void> {
  const elements = [...page.querySelectorAll<Shell>('[defer-hydration=auto]')];
  await Promise.all(elements.map((element) => resume(element)));
}

/**
 * If the market or a script cannot be loaded, the element stays as the server rendered it, with working links, until they can. A script
 * that fails to load is requested again at every return to the page, but reported once.
 */
async function resume(element: Shell, isRepeated = false): Promise<void> {
  let hasBegun = false;
  try {
    const market = await loadMarket(element.getAttribute('src') ?? '', { sharesFailure: !isRepeated });
    // Not imported earlier: it shares its chunk with the footer, which must not be defined before this module has run.
    const { MarketController } = await import('../market/market-controller.ts');
    hasBegun = true;
    beginWithServerProps(element, { market: null, session: visitor });
    // As if the element had loaded it itself: the page may still set `market`, and changes of `src` or `locale` have effect.
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

/** Does what `whenBack` does, which would be one more file on connected pages. An element that was removed meanwhile is dropped. */
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
