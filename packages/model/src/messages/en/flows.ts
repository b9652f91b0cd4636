/** The messages of the flows: what users are asked after they sign in, and the banners of special sessions. */
export const flows = {
  // The preference popup
  preferenceTitle: 'Share connected vehicle data?',
  preferenceText:
    'Your company can share data from its connected vehicles with us: for research and development, and for marketing. You decide for the whole company, and can change it at any time.',
  preferenceYes: 'Yes',
  preferenceNo: 'No',
  preferenceChoose: 'Choose',
  preferenceSavedTitle: 'Thank you',
  preferenceSavedText:
    'You have answered Yes for all kinds of vehicle data. You can see and change that in your settings at any time.',
  preferenceDone: 'Done',
  preferenceDeclinedTitle: 'You have answered No',
  preferenceDeclinedText:
    'No kind of vehicle data is shared. You can see and change that in your settings at any time.',
  preferenceCancel: 'Cancel',
  preferenceSettings: 'Change settings',
  // The terms
  termsPromptTitle: 'Terms and conditions',
  termsPromptText: 'Please read and accept the terms to go on.',
  termsBox: 'Text of the terms',
  termsAcknowledge: 'I acknowledge that I have read all Terms and Conditions',
  termsAccept: 'Accept',
  termsSignOut: 'Sign out',
  termsSaving: 'Your agreement is being saved...',
  termsFailed: 'Your agreement could not be saved. Check your connection and try again.',
  termsAccess: 'Thank you. Your access is being set up...',
  termsStuck:
    'The terms are accepted, but your access could not be set up. Try again, or go on with the access that you had.',
  termsRetry: 'Try again',
  termsLater: 'Later',
  // Banners
  previewText:
    'You are currently in transaction preview mode. Select the EXIT PREVIEW button to return to the live site.',
  previewLost:
    'The transaction preview could not be started again. Select the EXIT PREVIEW button to return to the live site.',
  exitPreview: 'EXIT PREVIEW',
  childSessionText:
    "You're currently accessing the account of {companyName}. Select the END SESSION button to return to the Data Sharing Authorization page.",
  childSessionUnnamed:
    "You're currently accessing another company's account. Select the END SESSION button to return to the Data Sharing Authorization page.",
  endSession: 'END SESSION',
  fleetText: 'The fleet site has moved here. You can continue everything that you did there.',
  signOutFailed:
    'You are still signed in: the sign-out did not reach our service. Sign out again before others use this device.',
};
