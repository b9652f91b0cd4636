import { ofCompany, type ByCompany } from '../../../common/by-company.ts';
import { costOfDistance } from '../../../common/units.ts';

export const kinds = ['energy', 'service', 'tyres'] as const;

export type Kind = (typeof kinds)[number];

export type Costs = Record<Kind, number>;

/** Cents per kilometer for each month, from January on. */
const months: readonly [energy: number, service: number, tyres: number][] = [
  [9.2, 4.1, 1.1],
  [9.6, 3.8, 1.0],
  [8.9, 4.4, 2.6],
  [8.1, 3.9, 1.2],
  [7.8, 3.6, 0.9],
  [7.4, 4.0, 0.8],
  [7.7, 3.7, 0.9],
  [7.9, 3.5, 0.8],
  [8.0, 4.2, 1.0],
  [8.6, 4.0, 2.9],
  [9.1, 3.9, 1.4],
  [9.4, 4.3, 1.2],
];

/** A company's costs relative to the sample fleet's. */
const shares: ByCompany<Costs> = {
  sample: { energy: 1, service: 1, tyres: 1 },
  'Lakeside Van Rental': { energy: 0.8, service: 0.6, tyres: 0.9 },
  'Northline Utilities': { energy: 1.4, service: 1.3, tyres: 1.5 },
};

/** The costs of a company's vehicles in each month, per unit of distance in the country. */
export function costsOf(companyName: string | undefined, locale: string): readonly Costs[] {
  const share = ofCompany(shares, companyName);
  const money = (cents: number) => costOfDistance(cents / 100, locale);
  return months.map(([energy, service, tyres]) => ({
    energy: money(energy * share.energy),
    service: money(service * share.service),
    tyres: money(tyres * share.tyres),
  }));
}

/** The total cost, rounded to remove floating-point errors, so that months with the same costs have the same total. */
export function total(month: Costs): number {
  return Number(kinds.reduce((sum, kind) => sum + month[kind], 0).toFixed(6));
}
