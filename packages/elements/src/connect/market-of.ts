import type { Market } from '@fleet-portal/model/entities';
import { marketHref } from '@fleet-portal/model/rules';
import type { HostElements } from './host-elements.ts';
import type { CheckedOptions } from './options.ts';

/** The page's market if it is available, otherwise its address; null if neither is known. */
export type MarketSource = Market | string | null;

/** The options' market, otherwise that of header and footer; an element that is not defined yet has only attributes. */
export function marketSource({ base, market }: CheckedOptions, { all }: HostElements): MarketSource {
  if (typeof market === 'string') return marketHref(base, market);
  const own = market ?? all.find((element) => element.market)?.market;
  return own ?? all.map((element) => element.src || element.getAttribute('src')).find(Boolean) ?? null;
}

/**
 * The market of header and footer, loaded in the same request as theirs.
 * @throws Error if it fails to load; the elements show that themselves, and offer to retry
 */
export async function marketOf(source: Market | string): Promise<Market> {
  if (typeof source !== 'string') return source;
  const { loadMarket } = await import('../market/market-source.ts');
  return loadMarket(source);
}
