import { under } from '../rules/address/backend-address.ts';
import { request, type CallOptions } from './http.ts';
import { timeouts } from '../constants/timeouts.ts';

/** Does what a message’s button offers (API-04); only status 200 is success (NTF-04). */
export async function postNotificationAction(
  base: string,
  notificationId: string,
  actionType: string,
  options: CallOptions = {},
): Promise<void> {
  await request(under(base, `/postNotificationAction/${encodeURIComponent(notificationId)}`), {
    call: 'postNotificationAction',
    method: 'POST',
    keepalive: true,
    body: { actionType },
    statuses: [200],
    answer: 'none',
    credentials: 'include',
    timeout: timeouts.notifications,
    ...options,
  });
}
