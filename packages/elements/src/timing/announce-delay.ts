/** How long a live region stays empty before its text is set, in ms: screen readers announce only changes in a region that exists. */
export const announceDelay = 100;
