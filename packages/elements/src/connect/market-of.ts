import type { Market } from '@fleet-portal/model/entities';
import { marketHref } from '@fleet-portal/model/rules';
import type { HostElements } from './host-elements.ts';
import type { CheckedOptions } from './options.ts';
import { report } from './report.ts';

/**
 * The market of header and footer, in one request with theirs; null where nothing says which it is.
 * @throws Error where it does not load; the elements say so themselves, and offer to try again
 */
export async function marketOf(
  { base, market }: CheckedOptions,
  elements: HostElements,
): Promise<Market | null> {
  if (typeof market === 'object') {
    elements.give({ market });
    return market;
  }
  if (market) {
    const src = marketHref(base, market);
    elements.give({ src });
    return load(src);
  }
  const { all } = elements;
  const own = all.find((element) => element.market)?.market;
  if (own) return own;
  // An element that is not defined yet has attributes only.
  const src = all.map((element) => element.src || element.getAttribute('src')).find(Boolean);
  if (src) return load(src);
  if (all.length > 0) report('no market: give `market`, or header and footer a `src`');
  return null;
}

async function load(src: string): Promise<Market> {
  const { loadMarket } = await import('../market/market-source.ts');
  return loadMarket(src);
}
