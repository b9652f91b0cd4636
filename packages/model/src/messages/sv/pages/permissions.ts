import type { permissions as english } from '../../en/pages/permissions.ts';
import type { Words } from '../../catalogue.ts';

export const permissions: Words<typeof english> = {
  permissionFleetReports: 'Se flottrapporter',
  permissionFleetCosts: 'Se flottans kostnader',
  permissionVehicleOrders: 'Se fordonsbeställningar',
  permissionServiceHistory: 'Se servicehistorik',
  permissionMarketplace: 'Använda butiken',
  permissionDataSharing: 'Se datadelning med partner',
  permissionManageSubscriptions: 'Hantera abonnemang (test)',
  permissionAdmin: 'Använda administrationen',
  permissionPartnerManagement: 'Hantera partner',
  permissionDealer: 'Använda portalen som återförsäljare',
  permissionFirstTerms: 'Godkänna villkoren för företaget',
  permissionTerms: 'Godkänna nya versioner av villkoren',
  userTypeCustomer: 'Flottkund',
  userTypeDealer: 'Återförsäljare',
  userTypeEmployee: 'Anställd hos tillverkaren',
};
