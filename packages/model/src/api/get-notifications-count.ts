import { under } from '../rules/address/backend-address.ts';
import { requestParsed, type CallOptions } from './http.ts';
import { notificationCountSchema } from '../entities/index.ts';
import { timeouts } from '../constants/timeouts.ts';

/** How many messages wait unread (API-04). */
export async function getNotificationsCount(base: string, options: CallOptions = {}): Promise<number> {
  const { count } = await requestParsed(
    under(base, '/getNotificationsCount'),
    'notification count',
    notificationCountSchema,
    {
      call: 'getNotificationsCount',
      credentials: 'include',
      timeout: timeouts.notifications,
      ...options,
    },
  );
  return count;
}
