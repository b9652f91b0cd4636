/** The notifications were asked for; who shows them opens its drawer. */
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
