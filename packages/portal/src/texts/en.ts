/** English is the source: the other languages have the same keys. */
export const texts = {
  onThisPage: 'On this page',
  logInAsOther: 'Log in as someone else',
  forbiddenSignedOut: 'This page needs permissions. Log in to open it.',
  technicalDetail: 'What the browser reports: {detail}',

  contactEmailHeading: 'Write to us',
  contactComposeIntro: 'We prepare an email from this form. It is sent from your own email program.',
  contactCompose: 'Prepare the email',
  contactSubjectRequired: 'Choose a subject.',
  contactMessageRequired: 'Write a message of at least 10 characters.',
  contactReadyHeading: 'Your email is ready',
  contactReadyText:
    'Your email program should have opened with your message to {address}. The message reaches us once you send it there.',
  contactOpenAgain: 'Open the email again',
  contactWriteAnother: 'Write another message',

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

  termsUseHeading: 'Use of the portal',
  termsUseText:
    'The portal is for people who work with their company’s fleet. Keep your sign-in to yourself, and tell your administrator when you leave the company.',
  termsDataHeading: 'Vehicles and data',
  termsDataText:
    'Your company decides which vehicles it connects and which data it shares. You see data only as far as your role allows.',
  termsServiceHeading: 'Availability',
  termsServiceText:
    'We keep the portal running and announce maintenance in advance. Your contract says which service levels apply to your products.',

  viewSlotText:
    'This place is kept for a screen of another team. It appears here once embedded screens are switched on.',
  viewSlotFramework: 'Built with {framework}',
  layoutEmpty: 'No screens are placed on this page yet.',

  countrySitesLanguages: 'Languages of {country}',
  countrySitesAmericas: 'Americas',
  countrySitesEurope: 'Europe',
  countrySitesOther: 'Other sites',
};
