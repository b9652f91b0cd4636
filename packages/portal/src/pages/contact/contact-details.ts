/** Where questions go. Addresses and numbers are reserved for examples; a real site replaces them. */
export const contactDetails = {
  email: 'fleet-support@example.com',
  phone: '+1 800 555 0142',
};

export interface ContactMessage {
  subject: string;
  text: string;
}

/** The address that opens the visitor's email program with the message. */
export function mailtoHref({ subject, text }: ContactMessage): string {
  // Email programs read + as a plus: the parameters are encoded as in an address, not as in a form.
  return `mailto:${contactDetails.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

export function phoneHref(): string {
  return `tel:${contactDetails.phone.replaceAll(' ', '')}`;
}
