import type { account as english } from '../../en/pages/account.ts';
import type { Words } from '../../catalogue.ts';

export const account: Words<typeof english> = {
  accountIntro: 'Hier sehen Sie die Angaben, die wir zu Ihnen und Ihrem Unternehmen gespeichert haben.',
  accountTabs: 'Kontoeinstellungen',
  myProfileTab: 'Mein Profil',
  companySettingsTab: 'Unternehmen',

  profileHeading: 'Persönliche Angaben',
  profileIntro: 'Diese Angaben pflegt Ihre Administration. Wenden Sie sich an uns, wenn etwas nicht stimmt.',
  firstNameLabel: 'Vorname',
  lastNameLabel: 'Nachname',
  emailLabel: 'E-Mail',
  userIdLabel: 'Benutzer-ID',
  userTypeLabel: 'Benutzertyp',
  productsHeading: 'Ihre Produkte',
  noProducts: 'Für Sie sind keine Produkte aktiv.',

  companyHeading: 'Angaben zum Unternehmen',
  companyIntro: 'Diese Angaben stehen auf Ihren Rechnungen.',
  companyNameLabel: 'Name des Unternehmens',
  billingCountryLabel: 'Rechnungsland',
  permissionsHeading: 'Ihre Berechtigungen',
  noPermissions: 'Sie haben keine besonderen Berechtigungen.',
  notProvided: 'Keine Angabe',
};
