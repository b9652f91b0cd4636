import type { Notification } from '@fleet-portal/model/entities';
import { isAlreadyDeleted } from '@fleet-portal/model/rules';
import { FpAnswerableEvent } from './answerable-event.ts';

/** The user deleted a notification; a listener tells the server and answers with `respondWith`. */
export class FpNotificationDeleteEvent extends FpAnswerableEvent {
  /** The deleted notification. */
  declare readonly notification: Notification;

  constructor(notification: Notification) {
    super('fp-notification-delete', ({ ok, status }) => ok || isAlreadyDeleted(status));
    this.notification = notification;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-notification-delete': FpNotificationDeleteEvent;
  }
}
