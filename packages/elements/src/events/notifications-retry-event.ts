/** The notifications, which could not be loaded, were asked for again. */
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
