import type { Market, TopNotification } from '../entities/index.ts';

/** The summer sale's notification where the market has it switched on and words for it (BAN-05). */
export function summerSale(
  { fpgFeatureFlags }: Pick<Market, 'fpgFeatureFlags'>,
  body: string,
): TopNotification | null {
  return fpgFeatureFlags.summerSales && body.trim() ? { id: 'summer-sale', variant: 'primary', body } : null;
}
