import type { Notification } from '../entities/index.ts';
import { askBeforeLeaving } from './ask-before-leaving.ts';
import type { CallOptions } from './call.ts';
import { deleteNotification } from './delete-notification.ts';
import { announceNotifications } from './notification-channel.ts';
import { patchNotification } from './patch-notification.ts';
import { postNotificationAction } from './post-notification-action.ts';

/** What somebody may ask for in the drawer. What the server refuses rejects. */
export interface NotificationCalls {
  read: (notification: Notification) => Promise<void>;
  act: (notification: Notification, action: string) => Promise<void>;
  delete: (notification: Notification) => Promise<void>;
  /**
   * Deletes several side by side, and never rejects. Why some are still there is told once. Who leaves the page before all have
   * been asked for is asked first.
   * @returns the ids of those that are still there
   */
  dismiss: (notifications: readonly Notification[]) => Promise<string[]>;
}

interface NotificationCallsOptions extends CallOptions {
  /** The server has changed something that the badge counts. */
  changed: () => void;
  /** Hears of each call that failed. */
  failed: (error: unknown) => void;
}

/** Chromium refuses to keep more than some 250 calls alive at once, for all the tabs of a site. */
const sideBySide = 50;

/** The backend's answers to the drawer's events (NTF-03 to NTF-06); the other tabs are told of what has changed (NTF-07). */
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
      await Promise.all(Array.from({ length: sideBySide }, deleteInTurn));
      const [first] = errors.values();
      if (errors.size > 0) failed(first);
      changed();
      return notifications.map(({ notificationId }) => notificationId).filter((id) => errors.has(id));
    },
  };
}
