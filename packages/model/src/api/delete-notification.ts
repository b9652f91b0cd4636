import { under } from '../rules/address/backend-address.ts';
import { request, type CallOptions } from './http.ts';
import { timeouts } from '../constants/timeouts.ts';

/** Removes a message for good (API-04). */
export async function deleteNotification(
  base: string,
  notificationId: string,
  options: CallOptions = {},
): Promise<void> {
  await request(under(base, `/deleteNotification/${encodeURIComponent(notificationId)}`), {
    call: 'deleteNotification',
    method: 'DELETE',
    keepalive: true,
    answer: 'none',
    credentials: 'include',
    timeout: timeouts.notifications,
    ...options,
  });
}
