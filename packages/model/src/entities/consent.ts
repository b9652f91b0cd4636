import * as v from 'valibot';
import { requiredListOf } from './lenient.ts';

/** The six kinds of data sharing that a fleet's administrator decides (ENT-20). */
export const consentTypes = [
  'drivingDataRd',
  'drivingDataMarketing',
  'vehicleDataMarketing',
  'locationDataMarketing',
  'vehicleDataRd',
  'locationDataRd',
] as const;

export const consentItemSchema = v.object({ type: v.picklist(consentTypes), agreed: v.boolean() });

export type ConsentItem = v.InferOutput<typeof consentItemSchema>;

export const consentsSchema = v.object({ consents: requiredListOf(consentItemSchema) });
