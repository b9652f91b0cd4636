import { ofCompany, type ByCompany } from '../../../common/by-company.ts';

export const statuses = ['good', 'soon', 'bad'] as const;

export type Status = (typeof statuses)[number];

export interface Vehicle {
  id: string;
  name: string;
  plate: string;
  /** In km. */
  mileage: number;
  /** A date as yyyy-mm-dd. */
  service: string;
  status: Status;
  charge: number | null;
}

type Row = [name: string, plate: string, mileage: number, service: string, Status, charge: number | null];

const fleets: ByCompany<readonly Row[]> = {
  sample: [
    ['City van 12', 'FL 4120', 38_412, '2027-02-11', 'good', 82],
    ['City van 14', 'FL 4122', 41_096, '2026-12-04', 'soon', 64],
    ['Long van 3', 'FL 4207', 112_870, '2026-11-18', 'bad', null],
    ['Long van 5', 'FL 4209', 98_311, '2027-03-02', 'good', null],
    ['Pickup 8', 'FL 4316', 67_054, '2027-01-20', 'good', 47],
    ['Pickup 9', 'FL 4317', 70_229, '2026-12-09', 'soon', 91],
    ['Cargo box 2', 'FL 4401', 154_683, '2027-04-15', 'good', null],
    ['Shuttle 1', 'FL 4503', 23_905, '2027-05-30', 'good', 73],
  ],
  'Lakeside Van Rental': [
    ['Loan van 1', 'LK 2010', 8_240, '2027-06-14', 'good', 95],
    ['Loan van 2', 'LK 2011', 9_873, '2027-06-21', 'good', 58],
    ['Loan pickup 4', 'LK 2044', 17_560, '2026-12-02', 'soon', null],
    ['Parts van 7', 'LK 2107', 88_412, '2027-01-08', 'good', null],
  ],
  'Northline Utilities': [
    ['Line truck 2', 'NU 7102', 63_918, '2026-11-20', 'bad', null],
    ['Line truck 3', 'NU 7103', 58_204, '2027-03-17', 'good', null],
    ['Bucket truck 1', 'NU 7211', 41_377, '2026-12-11', 'soon', null],
    ['Meter van 21', 'NU 7321', 30_655, '2027-02-25', 'good', 76],
    ['Meter van 22', 'NU 7322', 28_190, '2027-03-04', 'good', 69],
  ],
};

/** The vehicles of a company. */
export function vehiclesOf(companyName?: string): readonly Vehicle[] {
  return ofCompany(fleets, companyName).map(([name, plate, mileage, service, status, charge], index) => ({
    id: `v-${index + 1}`,
    name,
    plate,
    mileage,
    service,
    status,
    charge,
  }));
}

export function matching(
  vehicles: readonly Vehicle[],
  wanted: string,
  status: Status | '',
): readonly Vehicle[] {
  const words = wanted.trim().toLowerCase();
  return vehicles.filter(
    (vehicle) =>
      (status === '' || vehicle.status === status) &&
      `${vehicle.name} ${vehicle.plate}`.toLowerCase().includes(words),
  );
}
