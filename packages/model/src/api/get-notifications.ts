import { under } from '../rules/address/backend-address.ts';
import { requestParsed, type CallOptions } from './http.ts';
import { notificationsSchema, type Notification } from '../entities/index.ts';
import { timeouts } from '../constants/timeouts.ts';

/** The messages that wait in the drawer (API-04). */
export async function getNotifications(base: string, options: CallOptions = {}): Promise<Notification[]> {
  const { notifications } = await requestParsed(
    under(base, '/getNotifications'),
    'notifications',
    notificationsSchema,
    {
      call: 'getNotifications',
      credentials: 'include',
      timeout: timeouts.notifications,
      ...options,
    },
  );
  return notifications;
}
