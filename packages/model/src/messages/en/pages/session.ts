/** Shown when the session has ended. */
export const session = {
  sessionLostText:
    'You have been signed out because your session ended. Sign in to continue where you left off.',
  sessionLostAction: 'Sign in',
};
