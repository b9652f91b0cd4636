import * as v from 'valibot';
import { flag, lenientFlag, lenientText, text } from './lenient.ts';

const actionSchema = v.object({ label: v.string(), action: v.string() });

/** It stands in the path of a call, where dots would lead to another call. */
const idSchema = v.pipe(v.string(), v.regex(/^(?!\.{0,2}$)/, 'is no id'));

/** A message to the person that waits in the drawer (ENT-17). */
export const notificationSchema = v.object({
  notificationId: idSchema,
  title: v.string(),
  isCritical: flag,
  /** When it came, as an ISO 8601 date and time. */
  receivedDate: v.pipe(
    v.string(),
    v.check((date) => !Number.isNaN(Date.parse(date)), 'a date and time is written as in ISO 8601'),
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

/** A list costs nobody all of it for one that is wrong: what lacks its id is left out, another field falls back alone. */
const listedSchema = v.object({
  notificationId: idSchema,
  title: lenientText,
  isCritical: lenientFlag,
  receivedDate: lenientText,
  category: lenientText,
  message: lenientText,
  link: lenientText,
  isRead: lenientFlag,
  actions: v.pipe(v.fallback(v.array(v.unknown()), []), v.transform(readActions)),
});

export const notificationsSchema = v.object({
  notifications: v.pipe(v.array(v.unknown()), v.transform(readNotifications)),
});

function readNotifications(items: unknown[]): Notification[] {
  return items.flatMap((item) => {
    const { success, output } = v.safeParse(listedSchema, item);
    return success ? [output] : [];
  });
}

function readActions(items: unknown[]): Notification['actions'] {
  return items.filter((item) => v.is(actionSchema, item));
}

export const notificationCountSchema = v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) });
