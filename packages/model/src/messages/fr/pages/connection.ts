import type { connection as english } from '../../en/pages/connection.ts';
import type { Words } from '../../catalogue.ts';

export const connection: Words<typeof english> = {
  apigeeTestText:
    'Cette page fait l’un après l’autre tous les appels dont le portail a besoin et indique quels services répondent.',
  checkList: 'Appels',
  checkRunning: 'Vérification de {total} appels...',
  checkAllWork: 'Les {total} appels fonctionnent.',
  checkSomeFailed: 'En échec\u00a0: {failed} appels sur {total}.',
  checkWaiting: 'En attente',
  checkWorks: 'Fonctionne',
  checkFailed: 'En échec',
  checkAgain: 'Vérifier à nouveau',
  checkSignIn: 'Connectez-vous pour vérifier aussi les appels qui demandent une personne.',
  checkSession: 'Session utilisateur',
  checkMarket: 'Marché',
  checkCountrySites: 'Sites par pays',
  checkProducts: 'Noms des produits',
  checkContent: 'Contenu des pages',
  checkUser: 'Informations sur l’utilisateur',
  checkGroups: 'Appartenance aux groupes',
  checkNotifications: 'Nombre de notifications',
  checkCart: 'Panier',
  checkPrimaryUsers: 'Utilisateurs principaux',
  checkTerms: 'Conditions générales',
  checkConsents: 'Choix de partage des données',
  checkAdviceAccess:
    'Le service refuse l’accès\u00a0: reconnectez-vous et vérifiez les clés de la passerelle.',
  checkAdviceStatus: 'Le service répond par une erreur\u00a0: consultez son journal.',
  checkAdviceTimeout: 'Le service est trop lent\u00a0: vérifiez sa charge et les limites de la passerelle.',
  checkAdviceMalformed: 'La réponse est illisible\u00a0: vérifiez que la passerelle mène au bon service.',
  checkAdviceNetwork:
    'Aucune réponse\u00a0: vérifiez que le service fonctionne et que la passerelle accepte ce site.',
};
