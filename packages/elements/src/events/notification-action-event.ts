import type { Notification } from '@fleet-portal/model/entities';
import { actionDone } from '@fleet-portal/model/rules';
import { FpAnswerableEvent } from './answerable-event.ts';

/** The user chose an action of a notification; a listener has the server perform it and answers with `respondWith`. */
export class FpNotificationActionEvent extends FpAnswerableEvent {
  /** The notification that has the action. */
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
