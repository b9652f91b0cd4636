import type { permissions as english } from '../../en/pages/permissions.ts';
import type { Words } from '../../catalogue.ts';

export const permissions: Words<typeof english> = {
  permissionFleetReports: 'Flottenberichte ansehen',
  permissionFleetCosts: 'Flottenkosten ansehen',
  permissionVehicleOrders: 'Fahrzeugbestellungen ansehen',
  permissionServiceHistory: 'Servicehistorie ansehen',
  permissionMarketplace: 'Marktplatz nutzen',
  permissionDataSharing: 'Datenfreigabe an Partner ansehen',
  permissionManageSubscriptions: 'Abonnements verwalten (Test)',
  permissionAdmin: 'Verwaltung nutzen',
  permissionPartnerManagement: 'Partner verwalten',
  permissionDealer: 'Das Portal als Händler nutzen',
  permissionFirstTerms: 'Nutzungsbedingungen für das Unternehmen annehmen',
  permissionTerms: 'Neue Fassungen der Nutzungsbedingungen annehmen',
  userTypeCustomer: 'Flottenkunde',
  userTypeDealer: 'Händler',
  userTypeEmployee: 'Beschäftigt beim Hersteller',
};
