import type { Notification } from '@fleet-portal/model/entities';
import { FpAnswerableEvent } from './answerable-event.ts';

/**
 * All notifications without actions were dismissed; who listens has the server delete them. `respondWith` takes the ids of those
 * that could not be deleted, or nothing; a promise that fails puts all of them back.
 */
export class FpDismissAllEvent extends FpAnswerableEvent {
  /** All that were dismissed. */
  declare readonly notifications: readonly Notification[];

  constructor(notifications: readonly Notification[]) {
    super('fp-dismiss-all');
    this.notifications = notifications;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-dismiss-all': FpDismissAllEvent;
  }
}
