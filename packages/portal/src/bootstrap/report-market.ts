import type { Portal } from '../context/portal-context.ts';

/** Tells a market's editors and developers what they should mend, although the portal runs (SES-08, RTE-14). */
export function reportMarket({ environment, market, table }: Portal): void {
  if (!market.countryCode) console.warn(`Market "${market.id}" has no country code.`);
  const { REACT_APP_ENV } = environment;
  if (REACT_APP_ENV !== 'local' && REACT_APP_ENV !== 'development') return;
  for (const { reason, route } of table.dropped) {
    if (reason === 'duplicate') console.warn(`Route "${route.id}" is left out: ${route.path} is taken.`);
  }
}
