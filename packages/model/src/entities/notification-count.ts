import * as v from 'valibot';

/** How many messages wait unread. */
export const notificationCountSchema = v.object({
  count: v.pipe(v.number(), v.integer('a whole number'), v.minValue(0, '0 or more')),
});
