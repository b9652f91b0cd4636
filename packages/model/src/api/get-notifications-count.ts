import { timeouts } from '../constants/timeouts.ts';
import { notificationCountSchema } from '../entities/index.ts';
import { under } from '../rules/address/backend-address.ts';
import { query, type Call, type CallOptions } from './call.ts';

/** How many messages wait unread (API-04). */
export async function getNotificationsCount(base: string, options?: CallOptions): Promise<number> {
  const url = under(base, '/getNotificationsCount');
  const call: Call = { call: 'getNotificationsCount', timeout: timeouts.notifications };
  const answer = await query(url, ['notification count', notificationCountSchema], call, options);
  return answer.count;
}
