/** What permissions allow, and kinds of users. */
export const permissions = {
  permissionFleetReports: 'See fleet reports',
  permissionFleetCosts: 'See fleet costs',
  permissionVehicleOrders: 'See vehicle orders',
  permissionServiceHistory: 'See the service history',
  permissionMarketplace: 'Use the marketplace',
  permissionDataSharing: 'See data sharing with partners',
  permissionManageSubscriptions: 'Manage subscriptions (trial)',
  permissionAdmin: 'Use the administration',
  permissionPartnerManagement: 'Manage partners',
  permissionDealer: 'Use the portal as a dealer',
  permissionFirstTerms: 'Accept the terms for the company',
  permissionTerms: 'Accept new versions of the terms',
  userTypeCustomer: 'Fleet customer',
  userTypeDealer: 'Dealer',
  userTypeEmployee: 'Manufacturer’s employee',
};
