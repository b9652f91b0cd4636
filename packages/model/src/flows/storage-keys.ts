/** What the flows keep in the browser, by the kind of storage; every value is JSON and is read by `readStored`. */
export const storageKeys = {
  /** Local: who was signed in when the portal was last open (SES-03). */
  lastAuth: 'fp-last-auth',
  /** Local: whom the preference popup is due for (CON-01). */
  preferenceDue: 'fp-preference-due',
  /** Local: whose role is still to be flipped after the terms (TRM-03). */
  termsRoleDue: 'fp-terms-role-due',
  /** Session: the transaction that is previewed here (TXP-01). */
  transaction: 'fp-transaction-preview',
  /** Local: the transaction preview that was left last (TXP-03). */
  previewLeft: 'fp-preview-left',
  /** Session: the pages that are to be loaded anew (SES-06). */
  pageRefresh: 'fp-page-refresh',
  /** Session: where the portal has led this tab without being asked to (GAT-05). */
  unaskedLeave: 'fp-unasked-leave',
} as const;
