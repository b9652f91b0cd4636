import type { Notification } from '../entities/index.ts';
import { askBeforeLeaving } from './ask-before-leaving.ts';
import type { CallOptions } from './call.ts';
import { deleteNotification } from './delete-notification.ts';
import { announceNotifications } from './notification-channel.ts';
import { patchNotification } from './patch-notification.ts';
import { postNotificationAction } from './post-notification-action.ts';

/** The requests of the drawer. Each but `dismiss` rejects if the server refuses it. */
export interface NotificationCalls {
  read: (notification: Notification) => Promise<void>;
  act: (notification: Notification, action: string) => Promise<void>;
  delete: (notification: Notification) => Promise<void>;
  /**
   * Deletes several in parallel and never rejects; of the failures, only one is reported. If the user leaves the page before all requests
   * are sent, the browser asks for confirmation.
   * @returns the ids of the notifications that could not be deleted
   */
  dismiss: (notifications: readonly Notification[]) => Promise<string[]>;
}

interface NotificationCallsOptions extends CallOptions {
  /** Called when the server has changed something that the badge counts. */
  changed: () => void;
  /** Gets the error of a failed call; of `dismiss`, only the first. */
  failed: (error: unknown) => void;
}

/** Chromium allows only about 250 keepalive requests at once, for all tabs of a site. */
const sideBySide = 50;

/** Sends the drawer's events to the backend (NTF-03 to NTF-06) and tells the other tabs about the changes (NTF-07). */
export function notificationCalls(
  base: string,
  { failed, ...options }: NotificationCallsOptions,
): NotificationCalls {
  const changed = () => {
    options.changed();
    announceNotifications();
  };
  const told = (error: unknown): never => {
    failed(error);
    throw error;
  };
  const run = (call: Promise<void>) => call.then(changed, told);
  return {
    read: ({ notificationId }) => run(patchNotification(base, notificationId, 'read', options)),
    act: ({ notificationId }, action) => run(postNotificationAction(base, notificationId, action, options)),
    delete: ({ notificationId }) => run(deleteNotification(base, notificationId, options)),
    dismiss: async (notifications) => {
      const errors = new Map<string, unknown>();
      const left = notifications.values();
      const sent = new AbortController();
      if (notifications.length > sideBySide) askBeforeLeaving(sent.signal);
      const deleteInTurn = async () => {
        for (const { notificationId } of left)
          await deleteNotification(base, notificationId, options).catch((error: unknown) =>
            errors.set(notificationId, error),
          );
        sent.abort();
      };
      // Pages with old libraries have an `Array.from` that maps nothing.
      await Promise.all(Array(sideBySide).fill(null).map(deleteInTurn));
      const [first] = errors.values();
      if (errors.size > 0) failed(first);
      changed();
      return notifications.map(({ notificationId }) => notificationId).filter((id) => errors.has(id));
    },
  };
}
