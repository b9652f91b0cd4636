/** Pages that say what went wrong, what it means and what to do. */
export const errors = {
  forbiddenText: 'You are signed in, but your account lacks permissions for the page you asked for.',
  forbiddenSignedOut: 'This page needs permissions. Sign in to open it.',
  forbiddenNoLogin: 'This page needs permissions, and this site has no login.',
  forbiddenMissing: 'Missing permissions',
  forbiddenAdvice: 'Ask your company’s administrator for these permissions, then open the page again.',
  forbiddenSignedOutAdvice: 'Sign in with an account that holds these permissions.',
  forbiddenNeeded: 'Needed permissions',
  forbiddenAsk: 'Email your administrator',
  forbiddenEmailSubject: 'Permissions for the fleet portal',
  forbiddenEmailText:
    'Please give my account these permissions:\n{permissions}\n\nI need them for this page:',
  forbiddenHeldTitle: 'You have access now',
  forbiddenHeldText: 'Your account now has all the permissions that this page was about.',
  forbiddenHeldAdvice: 'Open the page again. If it still does not open, contact us.',
  forbiddenOpenAgain: 'Open the page again',
  logInAsOther: 'Sign in as someone else',

  notFoundText: 'The address may be mistyped, or the page has moved.',
  notFoundAdvice: 'Check the address, search for the page, or start from the home page.',
  pageAsked: 'You asked for',
  notFoundSimilar: 'Maybe you meant',

  errorText: 'The page could not be shown because of a fault on our side.',
  errorAdvice: 'Refresh the page. If it happens again, contact us.',
  errorReference: 'Quote this when you contact us',
  technicalDetails: 'Technical details',

  signInErrorText: 'The sign-in service did not let you in.',
  signInErrorAdvice: 'Sign in again. If it happens again, ask your company’s administrator.',

  contentFailedHeading: 'This page could not be loaded',
  contentFailedText: 'Its content did not arrive. The rest of the site works.',
  contentFailedAdvice: 'Check your connection and try again.',

  loopHeading: 'This address leads nowhere',
  loopText: 'Its redirects lead back to themselves: {chain}',
  loopAdvice: 'Start from the home page, and tell us about this address.',
};
