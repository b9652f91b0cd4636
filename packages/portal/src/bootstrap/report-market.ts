import type { Portal } from '../context/portal-context.ts';
import { reportDuplicates } from '../shell/report-duplicates.ts';

/** Tells a market's editors and developers what they should mend, although the portal runs (SES-08, RTE-14). */
export function reportMarket({ environment, market, table }: Portal): void {
  if (!market.countryCode) console.warn(`Market "${market.id}" has no country code.`);
  reportDuplicates(environment, table.dropped);
}
