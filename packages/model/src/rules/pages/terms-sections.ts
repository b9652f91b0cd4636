import type { PageMessages } from '../../messages/catalogue.ts';

/** The terms for using the portal, section by section. */
export function termsSections(messages: PageMessages) {
  return [
    { id: 'use', heading: messages.termsUseHeading, text: messages.termsUseText },
    { id: 'data', heading: messages.termsDataHeading, text: messages.termsDataText },
    { id: 'service', heading: messages.termsServiceHeading, text: messages.termsServiceText },
    { id: 'changes', heading: messages.termsChangesHeading, text: messages.termsChangesText },
    { id: 'questions', heading: messages.termsContactHeading, text: messages.termsContactText },
  ];
}
