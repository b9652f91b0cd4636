import { timeouts } from '../constants/timeouts.ts';
import { groupMembershipsSchema } from '../entities/index.ts';
import { under } from '../rules/address/backend-address.ts';
import { queryReadable, type Call, type CallOptions } from './call.ts';

/** The groups that the user belongs to (API-07). */
export async function getGroupMemberships(base: string, options?: CallOptions): Promise<string[]> {
  const url = under(base, '/groupMemberships');
  const call: Call = { call: 'getGroupMemberships', timeout: timeouts.groupMemberships };
  const answer = {
    payload: 'group memberships',
    schema: groupMembershipsSchema,
    identity: () => ['groupMemberships'],
  };
  const { groupMemberships } = await queryReadable(url, answer, call, options);
  return groupMemberships;
}
