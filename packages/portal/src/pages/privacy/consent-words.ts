import type { PageMessages } from '@fleet-portal/model/messages';
import type { consentGroups } from '@fleet-portal/model/rules';

type GroupId = (typeof consentGroups)[number]['id'];

/** The name and the description of each kind of data. */
export function groupWords(
  messages: PageMessages,
): Readonly<Record<GroupId, { heading: string; text: string }>> {
  return {
    driving: { heading: messages.consentDrivingHeading, text: messages.consentDrivingText },
    vehicle: { heading: messages.consentVehicleHeading, text: messages.consentVehicleText },
    location: { heading: messages.consentLocationHeading, text: messages.consentLocationText },
  };
}

/** The two purposes in display order. */
export function purposeWords(messages: PageMessages) {
  return [
    { purpose: 'rd', label: messages.consentRd, text: messages.consentRdText },
    { purpose: 'marketing', label: messages.consentMarketing, text: messages.consentMarketingText },
  ] as const;
}
