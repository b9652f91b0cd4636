/** The user closed the notifications. */
export class FpNotificationsCloseEvent extends Event {
  constructor() {
    super('fp-notifications-close', { bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-notifications-close': FpNotificationsCloseEvent;
  }
}
