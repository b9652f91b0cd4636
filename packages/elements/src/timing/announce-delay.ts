/** How long a live region stands empty before its text comes, in ms; screen readers announce only what changes in it. */
export const announceDelay = 100;
