import type { Session } from '@fleet-portal/model/entities';

/** A signed-in user, so that the top bar shows the account menu, with the permissions for all of its links. */
export const customer: Session = {
  SESSIONID: 'bench',
  USER: {
    userId: 'u1',
    firstName: 'Jordan',
    lastName: 'Rivers',
    email: 'jordan.rivers@example.com',
    permissions: ['ENABLE_MANAGE_SUBSCRIPTIONS_TESTING'],
    applications: [],
    companyInfo: { companyName: 'Northwind Deliveries', companyBillingCountry: { code: 'USA' } },
    userType: 'fleetCustomer',
    groupMemberships: [],
  },
  IS_CHILD_SESSION: false,
  authContext: 'iam',
  stepUpRequired: false,
};
