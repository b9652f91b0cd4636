/** Dispatched by a script on the page to request the user's details again (SES-05). */
export const requestUserInfo = 'fpg-request-refresh-user-info';

/** The details were loaded, and the portal shows them. One event answers all requests made meanwhile. */
export const userInfoUpdated = 'fpg-user-info-updated';

/** The details were not updated: nobody is signed in, the call failed, or its answer is about another user. The old ones stay. */
export const userInfoNotUpdated = 'fpg-user-info-not-updated';

declare global {
  interface WindowEventMap {
    'fpg-request-refresh-user-info': Event;
    'fpg-user-info-updated': Event;
    'fpg-user-info-not-updated': Event;
  }
}
