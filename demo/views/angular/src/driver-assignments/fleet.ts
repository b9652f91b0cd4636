/** European classes of driving licence; other countries call them otherwise. */
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
  /** The licence class that it takes to drive it. */
  class: LicenceClass;
}

export const drivers: readonly Driver[] = [
  { id: 'd1', name: 'Amina Farouk', classes: ['B', 'C1'] },
  { id: 'd2', name: 'Tom Bergström', classes: ['B'] },
  { id: 'd3', name: 'Lea Moreau', classes: ['B'] },
  { id: 'd4', name: 'Marco Silva', classes: ['B', 'C1'] },
];

export const vehicles: readonly Vehicle[] = [
  { id: 'v1', name: 'City van 12', class: 'B' },
  { id: 'v2', name: 'Pickup 8', class: 'B' },
  { id: 'v3', name: 'Cargo box 2', class: 'C1' },
];

/** Drivers by the id of their vehicle; an empty text for a vehicle that stands still. */
export type Assignments = Readonly<Record<string, string>>;

export const currentAssignments: Assignments = { v1: 'd2', v2: 'd3', v3: 'd1' };

export type Problem = 'twice' | 'licence';

/** What is wrong with a vehicle's driver; null where nothing is. */
export function problemOf(vehicle: Vehicle, assignments: Assignments): Problem | null {
  const id = assignments[vehicle.id];
  if (!id) return null;
  if (Object.values(assignments).filter((other) => other === id).length > 1) return 'twice';
  const driver = drivers.find((candidate) => candidate.id === id);
  return driver?.classes.includes(vehicle.class) ? null : 'licence';
}
