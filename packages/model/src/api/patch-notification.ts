import { under } from '../rules/address/backend-address.ts';
import { request, type CallOptions } from './http.ts';
import { timeouts } from '../constants/timeouts.ts';

/** Changes a message, such as marking it as read (API-04). */
export async function patchNotification(
  base: string,
  notificationId: string,
  patchType: string,
  options: CallOptions = {},
): Promise<void> {
  await request(under(base, `/patchNotification/${encodeURIComponent(notificationId)}`), {
    call: 'patchNotification',
    method: 'PATCH',
    keepalive: true,
    body: { patchType },
    answer: 'none',
    credentials: 'include',
    timeout: timeouts.notifications,
    ...options,
  });
}
