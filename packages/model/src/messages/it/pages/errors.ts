import type { errors as english } from '../../en/pages/errors.ts';
import type { Words } from '../../catalogue.ts';

export const errors: Words<typeof english> = {
  forbiddenText:
    'Hai effettuato l’accesso, ma al tuo account mancano le autorizzazioni per la pagina richiesta.',
  forbiddenSignedOut: 'Questa pagina richiede autorizzazioni. Accedi per aprirla.',
  forbiddenNoLogin: 'Questa pagina richiede autorizzazioni e su questo sito non si accede.',
  forbiddenMissing: 'Autorizzazioni mancanti',
  forbiddenAdvice:
    'Chiedi queste autorizzazioni all’amministratore della tua azienda, poi apri di nuovo la pagina.',
  forbiddenSignedOutAdvice: 'Accedi con un account che ha queste autorizzazioni.',
  forbiddenNeeded: 'Autorizzazioni necessarie',
  forbiddenAsk: 'Scrivi al tuo amministratore',
  forbiddenEmailSubject: 'Autorizzazioni per il portale flotte',
  forbiddenEmailText:
    'Assegna queste autorizzazioni al mio account, per favore:\n{permissions}\n\nMi servono per questa pagina:',
  forbiddenHeldTitle: 'Ora hai accesso',
  forbiddenHeldText: 'Al tuo account non manca nessuna delle autorizzazioni in questione.',
  forbiddenHeldAdvice: 'Apri di nuovo la pagina. Se ancora non si apre, contattaci.',
  forbiddenOpenAgain: 'Apri di nuovo la pagina',
  logInAsOther: 'Accedi con un altro account',

  notFoundText: 'L’indirizzo potrebbe essere scritto male, oppure la pagina è stata spostata.',
  notFoundAdvice: 'Controlla l’indirizzo, cerca la pagina o parti dalla pagina iniziale.',
  pageAsked: 'Hai chiesto',
  notFoundSimilar: 'Forse cercavi',

  errorText: 'Non è stato possibile mostrare la pagina per un problema da parte nostra.',
  errorAdvice: 'Aggiorna la pagina. Se succede di nuovo, contattaci.',
  errorReference: 'Da indicare quando ci contatti',
  technicalDetails: 'Dettagli tecnici',

  signInErrorText: 'Il servizio di accesso non ti ha fatto entrare.',
  signInErrorAdvice: 'Accedi di nuovo. Se succede ancora, rivolgiti all’amministratore della tua azienda.',

  contentFailedHeading: 'Non è stato possibile caricare questa pagina',
  contentFailedText: 'Il suo contenuto non è arrivato. Il resto del sito funziona.',
  contentFailedAdvice: 'Controlla la connessione e riprova.',

  loopHeading: 'Questo indirizzo non porta da nessuna parte',
  loopText: 'I suoi reindirizzamenti tornano su se stessi: {chain}',
  loopAdvice: 'Parti dalla pagina iniziale e segnalaci questo indirizzo.',
};
