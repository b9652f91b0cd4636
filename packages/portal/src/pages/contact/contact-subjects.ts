import type { PageMessages } from '@fleet-portal/model/messages';

/** What a message can be about, by the name that a link may ask for, with the words for it. */
export const contactSubjects: Readonly<Record<string, keyof PageMessages>> = {
  quote: 'contactSubjectQuote',
  account: 'contactSubjectAccount',
  vehicles: 'contactSubjectVehicles',
  telematics: 'contactSubjectTelematics',
  billing: 'contactSubjectBilling',
  other: 'contactSubjectOther',
};
