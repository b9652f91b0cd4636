import { addDays } from './month.ts';

export interface Appointment {
  day: Date;
  time: string;
  vehicle: string;
  kind: 'service' | 'tyres' | 'inspection';
  workshop: string;
}

const plan: [inDays: number, time: string, vehicle: string, Appointment['kind'], workshop: string][] = [
  [0, '08:30', 'City van 14', 'service', 'Ring Road Workshop'],
  [0, '13:00', 'Pickup 9', 'tyres', 'Ring Road Workshop'],
  [2, '09:15', 'Long van 3', 'inspection', 'Old Port Garage'],
  [6, '10:00', 'Cargo box 2', 'service', 'Old Port Garage'],
  [9, '07:45', 'Shuttle 1', 'tyres', 'Ring Road Workshop'],
  [13, '11:30', 'City van 12', 'inspection', 'Field Yard Garage'],
  [-3, '15:00', 'Pickup 8', 'service', 'Field Yard Garage'],
];

/** What is planned around a day. */
export function appointmentsAround(today: Date): Appointment[] {
  return plan.map(([inDays, time, vehicle, kind, workshop]) => ({
    day: addDays(today, inDays),
    time,
    vehicle,
    kind,
    workshop,
  }));
}
