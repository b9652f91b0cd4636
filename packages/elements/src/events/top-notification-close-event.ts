/** The user is about to close a top notification. Prevent the event to keep it. */
export class FpTopNotificationCloseEvent extends Event {
  /** The notification's `id`. */
  declare readonly notificationId: string;

  constructor(notificationId: string) {
    super('fp-top-notification-close', { bubbles: true, composed: true, cancelable: true });
    this.notificationId = notificationId;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-top-notification-close': FpTopNotificationCloseEvent;
  }
}
