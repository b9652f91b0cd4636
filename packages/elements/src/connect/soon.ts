/**
 * What every page needs soon; it loads while the page already shows its header. It includes the message that a script failed to load,
 * because that message might fail to load later as well.
 */
export { getSession, visitorWhereRefused } from '@fleet-portal/model/api';
export { markLinksForConfirmation } from '../navigation/mark-links-for-confirmation.ts';
export { PersonParts } from './person-parts.ts';
export { sayLost } from './say-lost.ts';
