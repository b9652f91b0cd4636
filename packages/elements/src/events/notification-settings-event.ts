import type { Notification } from '@fleet-portal/model/entities';

/** A notification's settings were asked for; who listens shows them. */
export class FpNotificationSettingsEvent extends Event {
  /** The one whose settings are meant. */
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
