import type { Notification } from '@fleet-portal/model/entities';
import { isAlreadyDeleted } from '@fleet-portal/model/rules';
import { FpAnswerableEvent } from './answerable-event.ts';

/** A notification was deleted; who listens tells the server and answers by `respondWith`. */
export class FpNotificationDeleteEvent extends FpAnswerableEvent {
  /** The one that was deleted. */
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
