import type { Notification } from '@fleet-portal/model/entities';
import { FpAnswerableEvent } from './answerable-event.ts';

/**
 * The user dismissed all notifications that have no actions; a listener has the server delete them. Pass `respondWith` a promise of the ids
 * that could not be deleted, or of nothing; if it rejects, all of them come back.
 */
export class FpDismissAllEvent extends FpAnswerableEvent {
  /** The dismissed notifications. */
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
