import type { common as english } from '../../en/pages/common.ts';
import type { Words } from '../../catalogue.ts';

export const common: Words<typeof english> = {
  accountTitle: 'Compte',
  privacySettingsTitle: 'Partage des données des véhicules connectés',
  manageSubscriptionsTitle: 'Gérer les abonnements',
  termsTitle: 'Conditions générales',
  privacyPolicyTitle: 'Politique de confidentialité',
  sitemapTitle: 'Plan du site',
  countrySitesTitle: 'Sites par pays',
  signInErrorTitle: 'La connexion a échoué',
  blankTitle: 'Page vide',
  forbiddenTitle: 'Vous n’avez pas accès à cette page',
  notFoundTitle: 'Cette page n’existe pas',
  errorTitle: 'Une erreur s’est produite',
  apigeeTestTitle: 'Test de connexion',
  transactionPreviewTitle: 'Aperçu de la transaction',
  updatesTitle: 'Recevoir les actualités',
  dataSharingTitle: 'Partage de données',
  contactUsTitle: 'Nous contacter',

  loading: 'Chargement',
  loggingIn: 'Connexion en cours...',
  loggingOut: 'Déconnexion en cours...',
  redirecting: 'Redirection vers la page suivante...',
  refresh: 'Actualiser',
  tryAgain: 'Réessayer',
  goHome: 'Aller à l’accueil',
  logIn: 'Se connecter',
  contactUsLink: 'Nous contacter',
  onThisPage: 'Sur cette page',
};
