import type { permissions as english } from '../../en/pages/permissions.ts';
import type { Words } from '../../catalogue.ts';

export const permissions: Words<typeof english> = {
  permissionFleetReports: 'Ver informes de la flota',
  permissionFleetCosts: 'Ver costes de la flota',
  permissionVehicleOrders: 'Ver pedidos de vehículos',
  permissionServiceHistory: 'Ver el historial de servicio',
  permissionMarketplace: 'Usar la tienda',
  permissionDataSharing: 'Ver los datos compartidos con socios',
  permissionManageSubscriptions: 'Gestionar suscripciones (prueba)',
  permissionAdmin: 'Usar la administración',
  permissionPartnerManagement: 'Gestionar socios',
  permissionDealer: 'Usar el portal como concesionario',
  permissionFirstTerms: 'Aceptar los términos en nombre de la empresa',
  permissionTerms: 'Aceptar versiones nuevas de los términos',
  userTypeCustomer: 'Cliente de flota',
  userTypeDealer: 'Concesionario',
  userTypeEmployee: 'Personal del fabricante',
};
