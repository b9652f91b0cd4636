/** Loads a user's groups and adds them to the session: a separate script. */
export { getGroupMemberships } from '@fleet-portal/model/api';
export { withGroupMemberships } from '@fleet-portal/model/rules';
