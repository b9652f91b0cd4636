import { mailHref } from '@fleet-portal/model/rules';

/** Where questions go. Addresses and numbers are reserved for examples; a real site replaces them. */
export const contactDetails = {
  email: 'fleet-support@example.com',
  phone: '+1 800 555 0142',
};

export interface ContactMessage {
  subject: string;
  text: string;
}

/** The address that opens the visitor's email program with a message to us. */
export function mailtoHref(message: ContactMessage): string {
  return mailHref({ to: contactDetails.email, ...message });
}

export function phoneHref(): string {
  return `tel:${contactDetails.phone.replaceAll(' ', '')}`;
}
