import type { PageMessages } from '@fleet-portal/model/messages';

export interface ContactFields {
  subject: string;
  text: string;
}

type ContactErrors = Partial<Record<keyof ContactFields, string>>;

/** A shorter message cannot be answered. */
const shortest = 10;

/** The errors of the form, by field. */
export function contactErrors({ subject, text }: ContactFields, messages: PageMessages): ContactErrors {
  return {
    ...(!subject && { subject: messages.contactSubjectRequired }),
    ...(text.trim().length < shortest && { text: messages.contactMessageRequired }),
  };
}
