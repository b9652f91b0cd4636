/** What the flows store in the browser, by kind of storage; every value is JSON and is read by `readStored`. */
export const storageKeys = {
  /** Local: who was signed in when the portal was last open (SES-03). */
  lastAuth: 'fp-last-auth',
  /** Local: the user for whom the preference popup is due (CON-01). */
  preferenceDue: 'fp-preference-due',
  /** Local: the user whose role still has to be flipped after the terms (TRM-03). */
  termsRoleDue: 'fp-terms-role-due',
  /** Session: the transaction that is being previewed (TXP-01). */
  transaction: 'fp-transaction-preview',
  /** Local: the last transaction preview that the user left (TXP-03). */
  previewLeft: 'fp-preview-left',
  /** Session: the pages to reload (SES-06). */
  pageRefresh: 'fp-page-refresh',
  /** Session: the last address that the portal sent this tab to by itself (GAT-05). */
  unaskedLeave: 'fp-unasked-leave',
  /**
   * Cookie: the sign-out that may not have reached the server (SES-02); without cookies, nobody is signed in. Session: the one that this
   * tab has repeated.
   */
  signOut: 'fp-sign-out',
} as const;
