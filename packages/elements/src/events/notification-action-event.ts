import type { Notification } from '@fleet-portal/model/entities';
import { actionDone } from '@fleet-portal/model/rules';
import { FpAnswerableEvent } from './answerable-event.ts';

/** A notification's action was chosen; who listens has the server do it and answers by `respondWith`. */
export class FpNotificationActionEvent extends FpAnswerableEvent {
  /** The one whose action it is. */
  declare readonly notification: Notification;
  /** The action's name for the server. */
  declare readonly action: string;

  constructor(notification: Notification, action: string) {
    super('fp-notification-action', ({ status }) => status === actionDone);
    this.notification = notification;
    this.action = action;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-notification-action': FpNotificationActionEvent;
  }
}
