/** What is asked of the server once somebody is signed in, and what becomes of the session then: a script of its own. */
export { getGroupMemberships, refreshUserInfo } from '@fleet-portal/model/api';
export { withGroupMemberships, withUserInfo } from '@fleet-portal/model/rules';
