import { timeouts } from '../constants/timeouts.ts';
import { under } from '../rules/address/backend-address.ts';
import { isAlreadyDeleted } from '../rules/notifications/notification-answers.ts';
import { command, type Call, type CallOptions } from './call.ts';
import { ApiFailure } from './failure.ts';

/** Deletes a message for good (API-04). If the server no longer has it, such as when another tab was faster, that counts as success. */
export async function deleteNotification(
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
  try {
    await command(url, call, options);
  } catch (error) {
    if (!(error instanceof ApiFailure) || !isAlreadyDeleted(error.status)) throw error;
  }
}
