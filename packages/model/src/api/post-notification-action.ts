import { timeouts } from '../constants/timeouts.ts';
import { under } from '../rules/address/backend-address.ts';
import { actionDone } from '../rules/notifications/notification-answers.ts';
import { command, type Call, type CallOptions } from './call.ts';

/** Performs the action of a message's button (API-04); only status 200 counts as success (NTF-04). */
export function postNotificationAction(
  base: string,
  notificationId: string,
  actionType: string,
  options?: CallOptions,
): Promise<void> {
  const url = under(base, `/postNotificationAction/${encodeURIComponent(notificationId)}`);
  const call: Call = {
    call: 'postNotificationAction',
    method: 'POST',
    keepalive: true,
    body: { actionType },
    statuses: [actionDone],
    timeout: timeouts.notifications,
  };
  return command(url, call, options);
}
