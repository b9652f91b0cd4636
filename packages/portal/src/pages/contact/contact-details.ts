import { mailHref } from '@fleet-portal/model/rules';

/** The contacts for support. Address and number are reserved for examples; a real site replaces them. */
export const contactDetails = {
  email: 'fleet-support@example.com',
  phone: '+1 800 555 0142',
};

export interface ContactMessage {
  subject: string;
  text: string;
}

/** The address that opens the user's email program with a message to support. */
export function mailtoHref(message: ContactMessage): string {
  return mailHref({ to: contactDetails.email, ...message });
}

export function phoneHref(): string {
  return `tel:${contactDetails.phone.replaceAll(' ', '')}`;
}
