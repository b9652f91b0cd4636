import type { common as english } from '../../en/pages/common.ts';
import type { Words } from '../../catalogue.ts';

export const common: Words<typeof english> = {
  accountTitle: 'Konto',
  privacySettingsTitle: 'Datadelning för uppkopplade fordon',
  manageSubscriptionsTitle: 'Hantera abonnemang',
  termsTitle: 'Allmänna villkor',
  privacyPolicyTitle: 'Integritetspolicy',
  sitemapTitle: 'Webbkarta',
  countrySitesTitle: 'Webbplatser per land',
  signInErrorTitle: 'Du kunde inte loggas in',
  blankTitle: 'Tom sida',
  forbiddenTitle: 'Du har inte åtkomst till den här sidan',
  notFoundTitle: 'Den här sidan finns inte',
  errorTitle: 'Något gick fel',
  apigeeTestTitle: 'Anslutningstest',
  transactionPreviewTitle: 'Förhandsvisning av transaktion',
  updatesTitle: 'Få nyheter',
  dataSharingTitle: 'Datadelning',
  contactUsTitle: 'Kontakta oss',

  loading: 'Laddar',
  loggingIn: 'Loggar in...',
  loggingOut: 'Loggar ut...',
  redirecting: 'Du skickas till nästa sida...',
  refresh: 'Uppdatera',
  tryAgain: 'Försök igen',
  goHome: 'Gå till startsidan',
  logIn: 'Logga in',
  contactUsLink: 'Kontakta oss',
  onThisPage: 'På den här sidan',
};
