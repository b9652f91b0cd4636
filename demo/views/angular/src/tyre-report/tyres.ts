export type Status = 'good' | 'soon' | 'bad';

export interface TyreRow {
  vehicle: string;
  /** The least depth of tread of all tyres, in mm. */
  depth: number;
  /** The day of the next inspection, yyyy-mm-dd. */
  inspection: string;
}

export const tyreRows: readonly TyreRow[] = [
  { vehicle: 'City van 12', depth: 6.4, inspection: '2027-06-01' },
  { vehicle: 'City van 14', depth: 3.2, inspection: '2027-02-14' },
  { vehicle: 'Long van 3', depth: 1.8, inspection: '2026-11-30' },
  { vehicle: 'Pickup 8', depth: 5.1, inspection: '2027-09-22' },
  { vehicle: 'Cargo box 2', depth: 2.7, inspection: '2027-01-11' },
];

/** A new tyre's depth of tread, and the depths from which a change is planned and due. */
export const depths = { fresh: 8, soon: 3.5, due: 2 };

export function statusOf({ depth }: TyreRow): Status {
  if (depth <= depths.due) return 'bad';
  return depth <= depths.soon ? 'soon' : 'good';
}
