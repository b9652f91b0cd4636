import { timeouts } from '../constants/timeouts.ts';
import { under } from '../rules/address/backend-address.ts';
import { command, type Call, type CallOptions } from './call.ts';

/** Changes a message, such as marking it as read (API-04). */
export function patchNotification(
  base: string,
  notificationId: string,
  patchType: string,
  options?: CallOptions,
): Promise<void> {
  const url = under(base, `/patchNotification/${encodeURIComponent(notificationId)}`);
  const call: Call = {
    call: 'patchNotification',
    method: 'PATCH',
    keepalive: true,
    body: { patchType },
    timeout: timeouts.notifications,
  };
  return command(url, call, options);
}
