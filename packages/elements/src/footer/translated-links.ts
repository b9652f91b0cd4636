import type { Market } from '@fleet-portal/model/entities';

let translate: typeof import('./translate-links.ts').translateLinks | undefined;

/** Loads what the market's translate-me links need (FTR-05); undefined where it has none or all is here. */
export function linksReady(market: Market | null): Promise<unknown> | undefined {
  if (translate || !JSON.stringify(market?.footer ?? '').includes('/translate-me/')) return undefined;
  return import('./translate-links.ts').then(
    ({ translateLinks }) => (translate = translateLinks),
    () => (translate = (same) => same),
  );
}

/** The market with the addresses of this language in its footer. */
export function withLinks(market: Market, locale: string): Market {
  return translate?.(market, locale) ?? market;
}
