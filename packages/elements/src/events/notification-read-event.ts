import type { Notification } from '@fleet-portal/model/entities';
import { FpAnswerableEvent } from './answerable-event.ts';

/** A notification was read; who listens tells the server and answers by `respondWith`. */
export class FpNotificationReadEvent extends FpAnswerableEvent {
  /** The one that was read. */
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
