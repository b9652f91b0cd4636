import type { Banner, Market } from '../../entities/index.ts';

interface SessionLostMessages {
  sessionLostText: string;
  sessionLostAction: string;
}

/** Says that the server has ended the session during the visit, and offers to sign in again if the market has a login (SES-02, GAT-10). */
export function sessionLostBanner(
  { userCanSignIn }: Pick<Market, 'userCanSignIn'>,
  { sessionLostText: text, sessionLostAction: label }: SessionLostMessages,
): Banner {
  const actions = userCanSignIn ? [{ label, action: 'sign-in' }] : [];
  return { text, variant: 'warning', actions, showCloseIcon: true };
}
