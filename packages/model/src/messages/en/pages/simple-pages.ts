/** Fixed pages that consist of a title and a few sentences. */
export const simplePages = {
  privacySettingsText:
    'Here your fleet’s administrator decides which data of connected vehicles is shared. Choices open with the consent settings of a coming release; until then, contact us to change yours.',
  manageSubscriptionsText:
    'Here you see and change your company’s subscriptions. The subscription screens open with a coming release; until then, contact us for changes.',
  dataSharingText:
    'Here your company authorizes partners to receive vehicle data. The authorization screens open with a coming release; until then, contact us for changes.',
  updatesText:
    'News on vehicles, charging and service for fleets, once a month by email. Ask us to put you on the list, and tell us which topics matter to you.',
  blankText:
    'An empty page inside the frame, for teams that try out their screens. It exists in development only.',
  apigeeTestText: 'This page checks whether the portal reaches its service.',
  apigeeTestWorks: 'The service answers. It took {duration} ms.',
  apigeeTestFails: 'The service does not answer: {detail}',
  transactionPreviewText:
    'A preview shows the portal as one transaction would make it. Open the link that you were given; this address alone has no preview to show.',
};
