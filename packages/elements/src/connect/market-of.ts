import type { Market } from '@fleet-portal/model/entities';
import { marketHref } from '@fleet-portal/model/rules';
import type { HostElements } from './host-elements.ts';
import type { CheckedOptions } from './options.ts';

/** The page's market where it is there, else its address; null where nothing says which it is. */
export type MarketSource = Market | string | null;

/** What the options say, else what header and footer have, of which one that is not defined yet has attributes only. */
export function marketSource({ base, market }: CheckedOptions, { all }: HostElements): MarketSource {
  if (typeof market === 'string') return marketHref(base, market);
  const own = market ?? all.find((element) => element.market)?.market;
  return own ?? all.map((element) => element.src || element.getAttribute('src')).find(Boolean) ?? null;
}

/**
 * The market of header and footer, in one request with theirs.
 * @throws Error where it does not load; the elements say so themselves, and offer to try again
 */
export async function marketOf(source: Market | string): Promise<Market> {
  if (typeof source !== 'string') return source;
  const { loadMarket } = await import('../market/market-source.ts');
  return loadMarket(source);
}
