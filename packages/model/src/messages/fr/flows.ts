import type { FlowMessages } from '../flow-messages.ts';

export const flows: FlowMessages = {
  // The preference popup
  preferenceTitle: 'Partager les données des véhicules connectés\u00a0?',
  preferenceText:
    'Votre entreprise peut partager avec nous les données de ses véhicules connectés, pour la recherche et le développement et pour le marketing. Vous décidez pour toute l’entreprise et pouvez changer d’avis à tout moment.',
  preferenceYes: 'Oui',
  preferenceNo: 'Non',
  preferenceChoose: 'Choisir',
  preferenceSavedTitle: 'Merci',
  preferenceSavedText:
    'Vous avez répondu oui pour toutes les données des véhicules. Vous pouvez consulter et modifier ce choix dans vos paramètres à tout moment.',
  preferenceDone: 'Terminé',
  preferenceDeclinedTitle: 'Vous avez répondu non',
  preferenceDeclinedText:
    'Aucune donnée des véhicules n’est partagée. Vous pouvez consulter et modifier ce choix dans vos paramètres à tout moment.',
  preferenceCancel: 'Annuler',
  preferenceSettings: 'Modifier les paramètres',
  // The terms
  termsPromptTitle: 'Conditions générales',
  termsPromptText: 'Veuillez lire et accepter les conditions pour continuer.',
  termsBox: 'Texte des conditions',
  termsAcknowledge: 'Je reconnais avoir lu toutes les conditions générales',
  termsAccept: 'Accepter',
  termsSignOut: 'Se déconnecter',
  termsSaving: 'Enregistrement de votre accord...',
  termsFailed: 'Votre accord n’a pas pu être enregistré. Vérifiez votre connexion et réessayez.',
  termsAccess: 'Merci. Votre accès est en cours de préparation...',
  termsStuck:
    'Les conditions sont acceptées, mais votre accès n’a pas pu être préparé. Réessayez, ou continuez avec votre accès actuel.',
  termsRetry: 'Réessayer',
  termsLater: 'Plus tard',
  // Banners
  previewText:
    'Vous êtes en mode aperçu de la transaction. Sélectionnez QUITTER L’APERÇU pour revenir au site en ligne.',
  previewLost:
    'L’aperçu de la transaction n’a pas pu être relancé. Sélectionnez QUITTER L’APERÇU pour revenir au site en ligne.',
  exitPreview: 'QUITTER L’APERÇU',
  childSessionText:
    'Vous accédez actuellement au compte de {companyName}. Sélectionnez TERMINER LA SESSION pour revenir à la page d’autorisation du partage de données.',
  childSessionUnnamed:
    'Vous accédez actuellement au compte d’une autre entreprise. Sélectionnez TERMINER LA SESSION pour revenir à la page d’autorisation du partage de données.',
  endSession: 'TERMINER LA SESSION',
  fleetText: 'Le site dédié aux flottes a déménagé ici. Vous pouvez continuer tout ce que vous y faisiez.',
  signOutFailed:
    'Vous êtes toujours connecté : la déconnexion n’a pas atteint notre service. Déconnectez-vous à nouveau avant que d’autres n’utilisent cet appareil.',
};
