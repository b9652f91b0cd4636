import type { account as english } from '../../en/pages/account.ts';
import type { Words } from '../../catalogue.ts';

export const account: Words<typeof english> = {
  accountIntro: 'Consulta i dati che abbiamo su di te e sulla tua azienda.',
  accountTabs: 'Impostazioni dell’account',
  myProfileTab: 'Il mio profilo',
  companySettingsTab: 'Impostazioni aziendali',

  profileHeading: 'Dati personali',
  profileIntro: 'Questi dati sono gestiti dal tuo amministratore. Contattaci se uno non è corretto.',
  firstNameLabel: 'Nome',
  lastNameLabel: 'Cognome',
  emailLabel: 'E-mail',
  userIdLabel: 'ID utente',
  userTypeLabel: 'Tipo di utente',
  productsHeading: 'I tuoi prodotti',
  noProducts: 'Non hai prodotti attivi.',

  companyHeading: 'Dati dell’azienda',
  companyIntro: 'Questi dati compaiono sulle tue fatture.',
  companyNameLabel: 'Nome dell’azienda',
  billingCountryLabel: 'Paese di fatturazione',
  permissionsHeading: 'Le tue autorizzazioni',
  noPermissions: 'Non hai autorizzazioni particolari.',
  notProvided: 'Non indicato',
};
