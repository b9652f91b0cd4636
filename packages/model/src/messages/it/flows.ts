import type { FlowMessages } from '../flow-messages.ts';

export const flows: FlowMessages = {
  // The preference popup
  preferenceTitle: 'Condividere i dati dei veicoli connessi?',
  preferenceText:
    'La tua azienda può condividere con noi i dati dei veicoli connessi, per ricerca e sviluppo e per il marketing. La decisione vale per tutta l’azienda e può essere cambiata in qualsiasi momento.',
  preferenceYes: 'Sì',
  preferenceNo: 'No, grazie',
  preferenceChoose: 'Scegli',
  preferenceSavedTitle: 'Grazie',
  preferenceSavedText:
    'Hai risposto sì per tutti i dati dei veicoli. Puoi vedere e cambiare la scelta nelle impostazioni in qualsiasi momento.',
  preferenceDone: 'Fatto',
  preferenceDeclinedTitle: 'Hai risposto no',
  preferenceDeclinedText:
    'Nessun dato dei veicoli viene condiviso. Puoi vedere e cambiare la scelta nelle impostazioni in qualsiasi momento.',
  preferenceCancel: 'Annulla',
  preferenceSettings: 'Cambia le impostazioni',
  // The terms
  termsPromptTitle: 'Termini e condizioni',
  termsPromptText: 'Leggi e accetta i termini per continuare.',
  termsBox: 'Testo dei termini',
  termsAcknowledge: 'Dichiaro di aver letto tutti i termini e le condizioni',
  termsAccept: 'Accetta',
  termsSignOut: 'Esci',
  termsSaving: 'Salvataggio dell’accettazione...',
  termsFailed: 'Non è stato possibile salvare l’accettazione. Controlla la connessione e riprova.',
  termsAccess: 'Grazie. Stiamo preparando il tuo accesso...',
  termsStuck:
    'I termini sono accettati, ma non è stato possibile preparare l’accesso. Riprova, o continua con l’accesso che avevi.',
  termsRetry: 'Riprova',
  termsLater: 'Più tardi',
  // Banners
  previewText:
    'È in corso l’anteprima della transazione. Seleziona ESCI DALL’ANTEPRIMA per tornare al sito pubblicato.',
  previewLost:
    'Non è stato possibile riavviare l’anteprima della transazione. Seleziona ESCI DALL’ANTEPRIMA per tornare al sito pubblicato.',
  exitPreview: 'ESCI DALL’ANTEPRIMA',
  childSessionText:
    'Stai accedendo all’account di {companyName}. Seleziona TERMINA SESSIONE per tornare alla pagina di autorizzazione alla condivisione dei dati.',
  childSessionUnnamed:
    'Stai accedendo all’account di un’altra azienda. Seleziona TERMINA SESSIONE per tornare alla pagina di autorizzazione alla condivisione dei dati.',
  endSession: 'TERMINA SESSIONE',
  fleetText: 'Il sito delle flotte si è trasferito qui. Puoi continuare tutto quello che facevi lì.',
  signOutFailed:
    'L’accesso è ancora attivo: l’uscita non ha raggiunto il nostro servizio. Esci di nuovo prima che altri usino questo dispositivo.',
};
