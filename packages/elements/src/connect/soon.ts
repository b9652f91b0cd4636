/**
 * What every page needs soon; it comes while the page already shows its header. What says that a script did not come is among it:
 * later it could not come either.
 */
export { getSession, visitorWhereRefused } from '@fleet-portal/model/api';
export { markLinksForConfirmation } from '../navigation/mark-links-for-confirmation.ts';
export { PersonParts } from './person-parts.ts';
export { sayLost } from './say-lost.ts';
