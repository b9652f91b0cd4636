/** A script on the page asks for the person's details anew (SES-05). */
export const requestUserInfo = 'fpg-request-refresh-user-info';

/** They have come, and the portal shows them. One event answers all requests that came meanwhile. */
export const userInfoUpdated = 'fpg-user-info-updated';

/** They have not: nobody is signed in, or the call failed. What was known before stays. */
export const userInfoNotUpdated = 'fpg-user-info-not-updated';

declare global {
  interface WindowEventMap {
    'fpg-request-refresh-user-info': Event;
    'fpg-user-info-updated': Event;
    'fpg-user-info-not-updated': Event;
  }
}
