import { ofCompany, type ByCompany } from '../../../common/by-company.ts';

export type Status = 'good' | 'soon' | 'bad';

export interface TyreRow {
  vehicle: string;
  /** The lowest tread depth of all tyres, in mm. */
  depth: number;
  /** The date of the next inspection, yyyy-mm-dd. */
  inspection: string;
}

const reports: ByCompany<readonly TyreRow[]> = {
  sample: [
    { vehicle: 'City van 12', depth: 6.4, inspection: '2027-06-01' },
    { vehicle: 'City van 14', depth: 3.2, inspection: '2027-02-14' },
    { vehicle: 'Long van 3', depth: 1.8, inspection: '2026-11-30' },
    { vehicle: 'Pickup 8', depth: 5.1, inspection: '2027-09-22' },
    { vehicle: 'Cargo box 2', depth: 2.7, inspection: '2027-01-11' },
  ],
  'Lakeside Van Rental': [
    { vehicle: 'Loan van 1', depth: 7.6, inspection: '2028-03-09' },
    { vehicle: 'Loan pickup 4', depth: 6.2, inspection: '2027-11-17' },
    { vehicle: 'Parts van 7', depth: 3.4, inspection: '2027-02-20' },
  ],
  'Northline Utilities': [
    { vehicle: 'Line truck 2', depth: 1.9, inspection: '2026-12-15' },
    { vehicle: 'Bucket truck 1', depth: 4.8, inspection: '2027-05-06' },
    { vehicle: 'Meter van 21', depth: 5.7, inspection: '2027-08-12' },
    { vehicle: 'Meter van 22', depth: 3.1, inspection: '2027-08-19' },
  ],
};

/** The tyres of a company's vehicles. */
export const tyreRowsOf = (companyName?: string) => ofCompany(reports, companyName);

/** The tread depth of a new tyre, and the depths at which to plan a change and to change, in mm. */
export const depths = { fresh: 8, soon: 3.5, due: 2 };

export function statusOf({ depth }: TyreRow): Status {
  if (depth <= depths.due) return 'bad';
  return depth <= depths.soon ? 'soon' : 'good';
}
