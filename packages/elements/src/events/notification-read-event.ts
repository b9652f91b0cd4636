import type { Notification } from '@fleet-portal/model/entities';
import { FpAnswerableEvent } from './answerable-event.ts';

/** The user read a notification; a listener tells the server and answers with `respondWith`. */
export class FpNotificationReadEvent extends FpAnswerableEvent {
  /** The notification that was read. */
  declare readonly notification: Notification;

  constructor(notification: Notification) {
    super('fp-notification-read');
    this.notification = notification;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-notification-read': FpNotificationReadEvent;
  }
}
