import * as v from 'valibot';
import { notificationIdPattern } from './notification-id.ts';
import { flag, text } from './lenient.ts';

const actionSchema = v.object({ label: v.string(), action: v.string() });

const idSchema = v.pipe(v.string(), v.regex(notificationIdPattern, 'an id'));

/** A message to the user in the drawer (ENT-17). */
export const notificationSchema = v.object({
  notificationId: idSchema,
  title: v.string(),
  isCritical: flag,
  /** The time of receipt, as an ISO 8601 date and time. */
  receivedDate: v.pipe(
    v.string(),
    v.check((date) => !Number.isNaN(Date.parse(date)), 'an ISO 8601 date'),
  ),
  category: text,
  message: text,
  link: text,
  isRead: flag,
  actions: v.nullish(v.array(actionSchema), []),
});

export type Notification = v.InferOutput<typeof notificationSchema>;

/** A notification as a page or the backend gives it. */
export type NotificationFields = v.InferInput<typeof notificationSchema>;

/** The messages in the drawer; each is read on its own, so that an invalid one does not cost the rest. */
export const notificationsSchema = v.object({ notifications: v.array(v.unknown()) });
