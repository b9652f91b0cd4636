import type { services as english } from '../../en/pages/services.ts';
import type { Words } from '../../catalogue.ts';

export const services: Words<typeof english> = {
  manageSubscriptionsText: 'Consultez les produits qui sont actifs pour vous et demandez des changements.',
  subscriptionsHeading: 'Produits actifs',
  subscriptionsNone: 'Aucun produit n’est encore actif.',
  subscriptionsChangeHeading: 'Modifier un abonnement',
  subscriptionsChangeText:
    'Dites-nous quel produit vous souhaitez ajouter, modifier ou arrêter. Les préavis de votre contrat s’appliquent.',
  subscriptionsAsk: 'Demander un changement',
  subscriptionsMarketplace: 'Ouvrir la boutique',
  dataSharingText:
    'Les partenaires reçoivent les données de vos véhicules seulement après l’autorisation de votre entreprise.',
  sharingHeading: 'Comment un partenaire est autorisé',
  sharingAskHeading: 'Demander',
  sharingAskText: 'Indiquez-nous le nom du partenaire et les véhicules concernés.',
  sharingCheckHeading: 'Vérifier',
  sharingCheckText:
    'Nous envoyons un résumé à votre administrateur\u00a0: quelles données, à quelles fins et pour combien de temps.',
  sharingStartHeading: 'Accepter',
  sharingStartText:
    'Le partenaire reçoit les données une fois que votre administrateur a accepté, et pas avant.',
  sharingEndText: 'Une autorisation peut être retirée à tout moment\u00a0: écrivez-nous de la même manière.',
  sharingAsk: 'Demander une autorisation',
  updatesText:
    'L’actualité des flottes, une fois par mois par e-mail. Choisissez vos sujets\u00a0: nous préparons un e-mail pour votre inscription.',
  updatesTopics: 'Sujets',
  updatesVehicles: 'Nouveaux véhicules',
  updatesCharging: 'Recharge et énergie',
  updatesService: 'Entretien et maintenance',
  updatesTelematics: 'Télématique et données',
  updatesRequired: 'Choisissez au moins un sujet.',
  updatesEmailSubject: 'Merci de m’envoyer les actualités',
  updatesEnd: 'Vous pouvez quitter la liste à tout moment\u00a0: chaque e-mail indique comment.',
};
