/** The notifications could not be loaded, and the user asked to try again. */
export class FpNotificationsRetryEvent extends Event {
  constructor() {
    super('fp-notifications-retry', { bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-notifications-retry': FpNotificationsRetryEvent;
  }
}
