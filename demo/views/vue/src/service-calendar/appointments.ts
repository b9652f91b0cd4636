import { ofCompany, type ByCompany } from '../../../common/by-company.ts';
import { addDays } from './month.ts';

export interface Appointment {
  day: Date;
  time: string;
  vehicle: string;
  kind: 'service' | 'tyres' | 'inspection';
  workshop: string;
}

type Row = [inDays: number, time: string, vehicle: string, kind: Appointment['kind'], workshop: string];

const plans: ByCompany<readonly Row[]> = {
  sample: [
    [0, '08:30', 'City van 14', 'service', 'Ring Road Workshop'],
    [0, '13:00', 'Pickup 9', 'tyres', 'Ring Road Workshop'],
    [2, '09:15', 'Long van 3', 'inspection', 'Old Port Garage'],
    [6, '10:00', 'Cargo box 2', 'service', 'Old Port Garage'],
    [9, '07:45', 'Shuttle 1', 'tyres', 'Ring Road Workshop'],
    [13, '11:30', 'City van 12', 'inspection', 'Field Yard Garage'],
    [-3, '15:00', 'Pickup 8', 'service', 'Field Yard Garage'],
  ],
  'Lakeside Van Rental': [
    [0, '09:00', 'Loan pickup 4', 'service', 'Ring Road Workshop'],
    [5, '14:30', 'Parts van 7', 'tyres', 'Ring Road Workshop'],
  ],
  'Northline Utilities': [
    [0, '07:30', 'Line truck 2', 'service', 'Field Yard Garage'],
    [1, '10:15', 'Bucket truck 1', 'inspection', 'Field Yard Garage'],
    [8, '12:45', 'Meter van 22', 'tyres', 'Old Port Garage'],
  ],
};

/** A company's appointments, dated relative to today. */
export function appointmentsAround(today: Date, companyName?: string): Appointment[] {
  return ofCompany(plans, companyName).map(([inDays, time, vehicle, kind, workshop]) => ({
    day: addDays(today, inDays),
    time,
    vehicle,
    kind,
    workshop,
  }));
}
