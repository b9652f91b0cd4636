import type { Market, TopNotification } from '../entities/index.ts';
import { labelFor } from '../rules/text/labels.ts';

/** The summer sale's notification, if the market has it enabled and has a text for it (BAN-05). */
export function summerSale(
  { fpgFeatureFlags, summerSaleLabel }: Pick<Market, 'fpgFeatureFlags' | 'summerSaleLabel'>,
  locale: string,
): TopNotification | null {
  const body = labelFor(summerSaleLabel, locale);
  return fpgFeatureFlags.summerSales && body ? { id: 'summer-sale', variant: 'primary', body } : null;
}
