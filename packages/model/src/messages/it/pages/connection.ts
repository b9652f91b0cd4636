import type { connection as english } from '../../en/pages/connection.ts';
import type { Words } from '../../catalogue.ts';

export const connection: Words<typeof english> = {
  apigeeTestText:
    'Questa pagina esegue una dopo l’altra tutte le chiamate di cui il portale ha bisogno e indica quali servizi rispondono.',
  checkList: 'Chiamate',
  checkRunning: 'Verifica di {total} chiamate...',
  checkAllWork: 'Tutte le {total} chiamate funzionano.',
  checkSomeFailed: 'Non riuscite: {failed} chiamate su {total}.',
  checkWaiting: 'In attesa',
  checkWorks: 'Funziona',
  checkFailed: 'Non riuscita',
  checkAgain: 'Verifica di nuovo',
  checkSignIn: 'Accedi per verificare anche le chiamate che richiedono una persona.',
  checkSession: 'Sessione',
  checkMarket: 'Mercato',
  checkCountrySites: 'Siti per Paese',
  checkProducts: 'Nomi dei prodotti',
  checkContent: 'Contenuto delle pagine',
  checkUser: 'Dati dell’utente',
  checkGroups: 'Appartenenza ai gruppi',
  checkNotifications: 'Numero di notifiche',
  checkCart: 'Carrello',
  checkPrimaryUsers: 'Utenti principali',
  checkTerms: 'Termini e condizioni',
  checkConsents: 'Scelte di condivisione dei dati',
  checkAdviceAccess: 'Il servizio nega l’accesso: accedi di nuovo e controlla le chiavi del gateway.',
  checkAdviceStatus: 'Il servizio risponde con un errore: consulta il suo registro.',
  checkAdviceTimeout: 'Il servizio è troppo lento: controlla il carico e i limiti del gateway.',
  checkAdviceMalformed: 'La risposta non è leggibile: controlla che il gateway porti al servizio giusto.',
  checkAdviceNetwork:
    'Nessuna risposta: controlla che il servizio sia attivo e che il gateway accetti questo sito.',
};
