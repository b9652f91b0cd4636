import type { common as english } from '../../en/pages/common.ts';
import type { Words } from '../../catalogue.ts';

export const common: Words<typeof english> = {
  accountTitle: 'Account',
  privacySettingsTitle: 'Condivisione dei dati dei veicoli connessi',
  manageSubscriptionsTitle: 'Gestisci gli abbonamenti',
  termsTitle: 'Termini e condizioni',
  privacyPolicyTitle: 'Informativa sulla privacy',
  sitemapTitle: 'Mappa del sito',
  countrySitesTitle: 'Siti per Paese',
  signInErrorTitle: 'Accesso non riuscito',
  blankTitle: 'Pagina vuota',
  forbiddenTitle: 'Non hai accesso a questa pagina',
  notFoundTitle: 'Questa pagina non esiste',
  errorTitle: 'Qualcosa è andato storto',
  apigeeTestTitle: 'Prova di connessione',
  transactionPreviewTitle: 'Anteprima della transazione',
  updatesTitle: 'Ricevi le novità',
  dataSharingTitle: 'Condivisione dei dati',
  contactUsTitle: 'Contattaci',

  loading: 'Caricamento in corso',
  loggingIn: 'Accesso in corso...',
  loggingOut: 'Uscita in corso...',
  redirecting: 'Apertura della pagina successiva...',
  refresh: 'Aggiorna',
  tryAgain: 'Riprova',
  goHome: 'Vai alla pagina iniziale',
  logIn: 'Accedi',
  contactUsLink: 'Contattaci',
  onThisPage: 'In questa pagina',
};
