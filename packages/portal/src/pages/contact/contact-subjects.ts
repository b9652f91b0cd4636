import type { PageMessages } from '@fleet-portal/model/messages';

/** The subjects of a message, by the name that a link may use, with the message key of their labels. */
export const contactSubjects: Readonly<Record<string, keyof PageMessages>> = {
  quote: 'contactSubjectQuote',
  account: 'contactSubjectAccount',
  vehicles: 'contactSubjectVehicles',
  telematics: 'contactSubjectTelematics',
  billing: 'contactSubjectBilling',
  other: 'contactSubjectOther',
};
