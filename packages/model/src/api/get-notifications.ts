import { timeouts } from '../constants/timeouts.ts';
import { notificationsSchema, type Notification } from '../entities/index.ts';
import { readableNotifications } from '../rules/notifications/readable-notifications.ts';
import { reportNotifications } from '../rules/notifications/report-notifications.ts';
import { under } from '../rules/address/backend-address.ts';
import { query, type Call, type CallOptions } from './call.ts';

/** The messages that wait in the drawer (API-04). */
export async function getNotifications(base: string, options?: CallOptions): Promise<Notification[]> {
  const url = under(base, '/getNotifications');
  const call: Call = { call: 'getNotifications', timeout: timeouts.notifications };
  const { notifications } = await query(url, ['notifications', notificationsSchema], call, options);
  reportNotifications(notifications);
  return readableNotifications(notifications);
}
