/** The privacy policy and the terms page. */
export const legal = {
  privacyIntro: 'This policy says which personal data this site uses, why, and what you can decide.',
  privacyCollectHeading: 'What we collect',
  privacyCollectText:
    'We collect what you give us, such as your name, email address and company, and what your visit leaves behind, such as the pages you open and the device you use. If your company connects its vehicles, we also receive data from them.',
  privacyUseHeading: 'How we use it',
  privacyUseText:
    'We use this data to sign you in, to show what your role allows, to deliver the products your company ordered, to answer your questions and to keep the site secure. We use it for marketing only if you have agreed.',
  privacyShareHeading: 'Who receives it',
  privacyShareText:
    'Your company’s administrators see your account. Service providers process data on our behalf and under contract. We hand data to authorities only if the law requires it.',
  privacyKeepHeading: 'How long we keep it',
  privacyKeepText:
    'We keep account data as long as your company uses the site and for the time that the law asks for afterwards. Then we delete it or make it anonymous.',
  privacyRightsHeading: 'Your rights',
  privacyRightsText:
    'You can ask which data we hold about you, have it corrected or deleted, object to its use, and withdraw a consent at any time. You can also complain to a data protection authority.',
  privacyCookiesHeading: 'Cookies',
  privacyCookiesText:
    'Cookies that the site needs are always on. All others are off until you allow them in the cookie settings, where you can change your mind at any time.',
  privacyContactHeading: 'Questions',
  privacyContactText: 'Write to us through the contact page. We answer within one month.',
  termsIntro: 'These terms apply to the use of this site and of the products in it.',
  termsUseHeading: 'Use of the portal',
  termsUseText:
    'The portal is for people who work with their company’s fleet. Keep your sign-in to yourself, and tell your administrator when you leave the company.',
  termsDataHeading: 'Vehicles and data',
  termsDataText:
    'Your company decides which vehicles it connects and which data it shares. You see data only as far as your role allows.',
  termsServiceHeading: 'Availability',
  termsServiceText:
    'We keep the portal running and announce maintenance in advance. Your contract says which service levels apply to your products.',
  termsChangesHeading: 'Changes to these terms',
  termsChangesText:
    'When these terms change, we ask the people who sign for their company to accept the new version before it applies.',
  termsContactHeading: 'Questions',
  termsContactText: 'Ask us if anything in these terms is unclear.',
  termsValidFrom: 'Valid from {date}.',
  termsAccepted: 'You have accepted these terms.',
  termsNotAccepted: 'You have not accepted these terms yet.',
};
