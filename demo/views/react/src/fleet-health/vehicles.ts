export const statuses = ['good', 'soon', 'bad'] as const;

export type Status = (typeof statuses)[number];

export interface Vehicle {
  id: string;
  name: string;
  plate: string;
  /** In km. */
  mileage: number;
  /** A day as yyyy-mm-dd. */
  service: string;
  status: Status;
  charge: number | null;
}

const rows: [name: string, plate: string, mileage: number, service: string, Status, charge: number | null][] =
  [
    ['City van 12', 'FL 4120', 38_412, '2027-02-11', 'good', 82],
    ['City van 14', 'FL 4122', 41_096, '2026-12-04', 'soon', 64],
    ['Long van 3', 'FL 4207', 112_870, '2026-11-18', 'bad', null],
    ['Long van 5', 'FL 4209', 98_311, '2027-03-02', 'good', null],
    ['Pickup 8', 'FL 4316', 67_054, '2027-01-20', 'good', 47],
    ['Pickup 9', 'FL 4317', 70_229, '2026-12-09', 'soon', 91],
    ['Cargo box 2', 'FL 4401', 154_683, '2027-04-15', 'good', null],
    ['Shuttle 1', 'FL 4503', 23_905, '2027-05-30', 'good', 73],
  ];

export const vehicles: readonly Vehicle[] = rows.map(
  ([name, plate, mileage, service, status, charge], index) => ({
    id: `v-${index + 1}`,
    name,
    plate,
    mileage,
    service,
    status,
    charge,
  }),
);

export function matching(wanted: string, status: Status | ''): readonly Vehicle[] {
  const words = wanted.trim().toLowerCase();
  return vehicles.filter(
    (vehicle) =>
      (status === '' || vehicle.status === status) &&
      `${vehicle.name} ${vehicle.plate}`.toLowerCase().includes(words),
  );
}
