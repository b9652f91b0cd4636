import { ofCompany, type ByCompany } from '../../../common/by-company.ts';

/** European driving licence classes; other countries name them differently. */
export type LicenceClass = 'B' | 'C1';

export interface Driver {
  id: string;
  name: string;
  /** The licence classes that the driver holds. */
  classes: readonly LicenceClass[];
}

export interface Vehicle {
  id: string;
  name: string;
  /** The licence class required to drive it. */
  class: LicenceClass;
}

export const drivers: readonly Driver[] = [
  { id: 'd1', name: 'Amina Farouk', classes: ['B', 'C1'] },
  { id: 'd2', name: 'Tom Bergström', classes: ['B'] },
  { id: 'd3', name: 'Lea Moreau', classes: ['B'] },
  { id: 'd4', name: 'Marco Silva', classes: ['B', 'C1'] },
];

/** Driver ids by vehicle id; empty for a vehicle without a driver. */
export type Assignments = Readonly<Record<string, string>>;

export interface Fleet {
  vehicles: readonly Vehicle[];
  assignments: Assignments;
}

const fleets: ByCompany<Fleet> = {
  sample: {
    vehicles: [
      { id: 'v1', name: 'City van 12', class: 'B' },
      { id: 'v2', name: 'Pickup 8', class: 'B' },
      { id: 'v3', name: 'Cargo box 2', class: 'C1' },
    ],
    assignments: { v1: 'd2', v2: 'd3', v3: 'd1' },
  },
  'Lakeside Van Rental': {
    vehicles: [
      { id: 'l1', name: 'Loan van 1', class: 'B' },
      { id: 'l2', name: 'Parts van 7', class: 'B' },
    ],
    assignments: { l1: '', l2: 'd2' },
  },
  'Northline Utilities': {
    vehicles: [
      { id: 'n1', name: 'Line truck 2', class: 'C1' },
      { id: 'n2', name: 'Bucket truck 1', class: 'C1' },
      { id: 'n3', name: 'Meter van 21', class: 'B' },
    ],
    assignments: { n1: 'd1', n2: 'd4', n3: 'd3' },
  },
};

/** A company's vehicles and their current drivers. */
export const fleetOf = (companyName?: string) => ofCompany(fleets, companyName);

export type Problem = 'twice' | 'licence';

/** The problem with a vehicle's driver; null if there is none. */
export function problemOf(vehicle: Vehicle, assignments: Assignments): Problem | null {
  const id = assignments[vehicle.id];
  if (!id) return null;
  if (Object.values(assignments).filter((other) => other === id).length > 1) return 'twice';
  const driver = drivers.find((candidate) => candidate.id === id);
  return driver?.classes.includes(vehicle.class) ? null : 'licence';
}
