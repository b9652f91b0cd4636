/** Pages that say what went wrong, what it means and what to do. */
export const errors = {
  forbiddenText: 'You are signed in, but your account lacks permissions for the page you asked for.',
  forbiddenSignedOut: 'This page needs permissions. Log in to open it.',
  forbiddenMissing: 'Missing permissions',
  forbiddenOrigin: 'You came from',
  forbiddenAdvice: 'Ask your company’s administrator for these permissions, then open the page again.',
  logInAsOther: 'Log in as someone else',

  notFoundText: 'The address may be mistyped, or the page has moved.',
  notFoundAdvice: 'Check the address, or start from the home page.',

  errorText: 'The page could not be shown because of a fault on our side.',
  errorAdvice: 'Refresh the page. If it happens again, contact us.',
  technicalDetail: 'What the browser reports: {detail}',

  signInErrorText: 'The sign-in service did not let you in.',
  signInErrorAdvice: 'Log in again. If it happens again, ask your company’s administrator.',

  contentFailedHeading: 'This page could not be loaded',
  contentFailedText: 'Its content did not arrive. The rest of the site works.',
  contentFailedAdvice: 'Check your connection and try again.',

  loopHeading: 'This address leads nowhere',
  loopText: 'Its redirects lead back to themselves: {chain}',
  loopAdvice: 'Start from the home page, and tell us about this address.',
};
