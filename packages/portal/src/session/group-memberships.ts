/** How a person's groups are asked for, and what becomes of the session then: a script of its own. */
export { getGroupMemberships } from '@fleet-portal/model/api';
export { withGroupMemberships } from '@fleet-portal/model/rules';
