import { under } from '../rules/address/backend-address.ts';
import { requestParsed, type CallOptions } from './http.ts';
import { groupMembershipsSchema } from '../entities/index.ts';
import { timeouts } from '../constants/timeouts.ts';

/** The groups that the user belongs to (API-07). */
export async function getGroupMemberships(base: string, options: CallOptions = {}): Promise<string[]> {
  const { groupMemberships } = await requestParsed(
    under(base, '/groupMemberships'),
    'group memberships',
    groupMembershipsSchema,
    {
      call: 'getGroupMemberships',
      credentials: 'include',
      timeout: timeouts.groupMemberships,
      ...options,
    },
  );
  return groupMemberships;
}
