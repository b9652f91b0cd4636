import * as v from 'valibot';

const actionSchema = v.object({ label: v.string(), action: v.string() });

/** A message to the person that waits in the drawer (ENT-17). */
export const notificationSchema = v.object({
  notificationId: v.string(),
  title: v.string(),
  isCritical: v.nullish(v.boolean(), false),
  /** When it came, as an ISO 8601 date and time. */
  receivedDate: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text)), 'a date and time is written as in ISO 8601'),
  ),
  category: v.nullish(v.string(), ''),
  message: v.nullish(v.string(), ''),
  link: v.nullish(v.string(), ''),
  isRead: v.nullish(v.boolean(), false),
  actions: v.nullish(v.array(actionSchema), []),
});

export type Notification = v.InferOutput<typeof notificationSchema>;

export const notificationsSchema = v.object({ notifications: v.array(notificationSchema) });

export const notificationCountSchema = v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) });
