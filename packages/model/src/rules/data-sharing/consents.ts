import { consentTypes, type ConsentItem } from '../../entities/index.ts';

export type ConsentType = ConsentItem['type'];

/** Which types of data a company shares. */
export type Consents = Readonly<Record<ConsentType, boolean>>;

/** The six types by the kind of data, with the type for each of the two purposes. */
export const consentGroups = [
  { id: 'driving', rd: 'drivingDataRd', marketing: 'drivingDataMarketing' },
  { id: 'vehicle', rd: 'vehicleDataRd', marketing: 'vehicleDataMarketing' },
  { id: 'location', rd: 'locationDataRd', marketing: 'locationDataMarketing' },
] as const satisfies readonly { id: string; rd: ConsentType; marketing: ConsentType }[];

/** The same answer for all six types. */
export function allConsents(agreed: boolean): Consents {
  return byType(() => agreed);
}

/** The recorded choices; a type that is not listed is not agreed to. Null if nothing is recorded. */
export function recordedConsents(items: readonly ConsentItem[]): Consents | null {
  if (items.length === 0) return null;
  return byType((type) => items.some((item) => item.type === type && item.agreed));
}

export function consentItems(consents: Consents): ConsentItem[] {
  return consentTypes.map((type) => ({ type, agreed: consents[type] }));
}

export function sameConsents(one: Consents | null, other: Consents | null): boolean {
  return (
    one === other ||
    (one !== null && other !== null && consentTypes.every((type) => one[type] === other[type]))
  );
}

/** How many of the six types are shared. */
export function countShared(consents: Consents): number {
  return consentTypes.filter((type) => consents[type]).length;
}

function byType(agreed: (type: ConsentType) => boolean): Consents {
  return Object.fromEntries(consentTypes.map((type) => [type, agreed(type)])) as Record<ConsentType, boolean>;
}
