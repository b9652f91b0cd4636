import type { permissions as english } from '../../en/pages/permissions.ts';
import type { Words } from '../../catalogue.ts';

export const permissions: Words<typeof english> = {
  permissionFleetReports: 'Vedere i report della flotta',
  permissionFleetCosts: 'Vedere i costi della flotta',
  permissionVehicleOrders: 'Vedere gli ordini di veicoli',
  permissionServiceHistory: 'Vedere lo storico dell’assistenza',
  permissionMarketplace: 'Usare il negozio',
  permissionDataSharing: 'Vedere la condivisione dei dati con i partner',
  permissionManageSubscriptions: 'Gestire gli abbonamenti (prova)',
  permissionAdmin: 'Usare l’amministrazione',
  permissionPartnerManagement: 'Gestire i partner',
  permissionDealer: 'Usare il portale come concessionario',
  permissionFirstTerms: 'Accettare i termini per l’azienda',
  permissionTerms: 'Accettare le nuove versioni dei termini',
  userTypeCustomer: 'Cliente flotta',
  userTypeDealer: 'Concessionario',
  userTypeEmployee: 'Dipendente del costruttore',
};
