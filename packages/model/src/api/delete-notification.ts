import { timeouts } from '../constants/timeouts.ts';
import { under } from '../rules/address/backend-address.ts';
import { command, type Call, type CallOptions } from './call.ts';

/** Removes a message for good (API-04). */
export function deleteNotification(
  base: string,
  notificationId: string,
  options?: CallOptions,
): Promise<void> {
  const url = under(base, `/deleteNotification/${encodeURIComponent(notificationId)}`);
  const call: Call = {
    call: 'deleteNotification',
    method: 'DELETE',
    keepalive: true,
    timeout: timeouts.notifications,
  };
  return command(url, call, options);
}
