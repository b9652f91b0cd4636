/** The user asked for the notifications; a listener opens the drawer that shows them. */
export class FpNotificationsOpenEvent extends Event {
  constructor() {
    super('fp-notifications-open', { bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-notifications-open': FpNotificationsOpenEvent;
  }
}
