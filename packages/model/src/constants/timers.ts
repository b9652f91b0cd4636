/** Time spans, in ms. The requirements set most of them; the others are the shell's choice where the requirements leave it open. */
export const timers = {
  /** SES-01: how often the bootstrap polls for the window environment. */
  environmentPoll: 50,
  /** SES-01: when the bootstrap gives up and shows the error page. */
  environmentLimit: 10_000,
  /** SES-06: the age at which the page-refresh map is reset. */
  pageRefreshReset: 300_000,
  /** SES-02: how long a page may be hidden before it checks whether its session has ended. */
  absence: 60_000,
  /** GAT-05: how long the portal remembers a redirect that nobody asked for, to detect redirect loops. */
  circleMemory: 30_000,
  /** NTF-01: when the notification drawer counts as closed; its closing is visible for the first 100 ms. */
  drawerCloseDelay: 300,
  /** NTF-04: when a card whose action succeeded deletes itself. */
  actionDone: 500,
  /** NTF-05: how long a deleted card takes to collapse. */
  cardCollapse: 200,
  /** MOD-01: how long a modal waits for another that is closing. */
  modalOpenDelay: 300,
  /** MOD-01: when focus returns to a closed modal's trigger. */
  modalFocusDelay: 50,
  /** TRM-03: how long the flow waits for the user's new details before it reloads everything. */
  userInfoUpdate: 20_000,
  /** FTR-06: when the footer is shown even if it was not scrolled to. */
  footerReveal: 5_000,
  /** CKC-02: how often analytics and cookie preferences are polled. */
  consentPoll: 250,
  /** CKC-01: when the question is shown at the latest, however busy the page is. */
  consentQuestion: 2_000,
  /** VIEW-01: when a loaded view's failure marker is removed. */
  viewMarkerRemoval: 3_000,
} as const;
