import type { common as english } from '../../en/pages/common.ts';
import type { Words } from '../../catalogue.ts';

export const common: Words<typeof english> = {
  accountTitle: 'Konto',
  privacySettingsTitle: 'Datenfreigabe vernetzter Fahrzeuge',
  manageSubscriptionsTitle: 'Abonnements verwalten',
  termsTitle: 'Nutzungsbedingungen',
  privacyPolicyTitle: 'Datenschutzerklärung',
  sitemapTitle: 'Seitenübersicht',
  countrySitesTitle: 'Länderseiten',
  signInErrorTitle: 'Die Anmeldung ist fehlgeschlagen',
  blankTitle: 'Leere Seite',
  forbiddenTitle: 'Sie haben keinen Zugriff auf diese Seite',
  notFoundTitle: 'Diese Seite gibt es nicht',
  errorTitle: 'Etwas ist schiefgelaufen',
  apigeeTestTitle: 'Verbindungstest',
  transactionPreviewTitle: 'Transaktionsvorschau',
  updatesTitle: 'Neuigkeiten erhalten',
  dataSharingTitle: 'Datenfreigabe',
  contactUsTitle: 'Kontakt',

  loading: 'Wird geladen',
  loaded: 'Geladen',
  loggingIn: 'Sie werden angemeldet...',
  loggingOut: 'Sie werden abgemeldet...',
  redirecting: 'Sie werden weitergeleitet...',
  refresh: 'Aktualisieren',
  tryAgain: 'Noch einmal versuchen',
  close: 'Schließen',
  partFailed:
    'Dieser Teil konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  goHome: 'Zur Startseite',
  logIn: 'Anmelden',
  contactUsLink: 'Kontakt',
  newTab: '(neuer Tab)',
  onThisPage: 'Auf dieser Seite',
};
