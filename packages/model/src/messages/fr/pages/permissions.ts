import type { permissions as english } from '../../en/pages/permissions.ts';
import type { Words } from '../../catalogue.ts';

export const permissions: Words<typeof english> = {
  permissionFleetReports: 'Consulter les rapports de flotte',
  permissionFleetCosts: 'Consulter les coûts de la flotte',
  permissionVehicleOrders: 'Consulter les commandes de véhicules',
  permissionServiceHistory: 'Consulter l’historique d’entretien',
  permissionMarketplace: 'Utiliser la boutique',
  permissionDataSharing: 'Consulter le partage de données avec les partenaires',
  permissionManageSubscriptions: 'Gérer les abonnements (essai)',
  permissionAdmin: 'Utiliser l’administration',
  permissionPartnerManagement: 'Gérer les partenaires',
  permissionDealer: 'Utiliser le portail en tant que concessionnaire',
  permissionFirstTerms: 'Accepter les conditions pour l’entreprise',
  permissionTerms: 'Accepter les nouvelles versions des conditions',
  userTypeCustomer: 'Client flotte',
  userTypeDealer: 'Concessionnaire',
  userTypeEmployee: 'Personnel du constructeur',
};
