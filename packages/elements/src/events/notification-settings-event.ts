import type { Notification } from '@fleet-portal/model/entities';

/** The user asked for a notification's settings; a listener shows them. */
export class FpNotificationSettingsEvent extends Event {
  /** The notification whose settings to show. */
  declare readonly notification: Notification;

  constructor(notification: Notification) {
    super('fp-notification-settings', { bubbles: true, composed: true });
    this.notification = notification;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-notification-settings': FpNotificationSettingsEvent;
  }
}
