import type { FlowMessages } from '../flow-messages.ts';

export const flows: FlowMessages = {
  // The preference popup
  preferenceTitle: 'Condividere i dati dei veicoli connessi?',
  preferenceText:
    'La sua azienda può condividere con noi i dati dei veicoli connessi, per ricerca e sviluppo e per il marketing. La decisione vale per tutta l’azienda e può essere cambiata in qualsiasi momento.',
  preferenceYes: 'Sì',
  preferenceNo: 'No, grazie',
  preferenceChoose: 'Scegli',
  preferenceSavedTitle: 'Grazie',
  preferenceSavedText:
    'Ha risposto sì per tutti i dati dei veicoli. Può vedere e cambiare la scelta nelle impostazioni in qualsiasi momento.',
  preferenceDone: 'Fatto',
  preferenceDeclinedTitle: 'Ha risposto no',
  preferenceDeclinedText:
    'Nessun dato dei veicoli viene condiviso. Può vedere e cambiare la scelta nelle impostazioni in qualsiasi momento.',
  preferenceCancel: 'Annulla',
  preferenceSettings: 'Cambia le impostazioni',
  // The terms
  termsPromptTitle: 'Termini e condizioni',
  termsPromptText: 'Legga e accetti i termini per continuare.',
  termsBox: 'Testo dei termini',
  termsAcknowledge: 'Dichiaro di aver letto tutti i termini e le condizioni',
  termsAccept: 'Accetta',
  termsSignOut: 'Esci',
  termsSaving: 'Salvataggio dell’accettazione...',
  termsFailed: 'Non è stato possibile salvare l’accettazione. Controlli la connessione e riprovi.',
  termsAccess: 'Grazie. Stiamo preparando il suo accesso...',
  termsStuck:
    'I termini sono accettati, ma non è stato possibile preparare l’accesso. Riprovi, o continui con l’accesso che aveva.',
  termsRetry: 'Riprova',
  termsLater: 'Più tardi',
  // Banners
  previewText:
    'È in corso l’anteprima della transazione. Selezioni ESCI DALL’ANTEPRIMA per tornare al sito pubblicato.',
  previewLost:
    'Non è stato possibile riavviare l’anteprima della transazione. Selezioni ESCI DALL’ANTEPRIMA per tornare al sito pubblicato.',
  exitPreview: 'ESCI DALL’ANTEPRIMA',
  childSessionText:
    'Sta accedendo all’account di {companyName}. Selezioni TERMINA SESSIONE per tornare alla pagina di autorizzazione alla condivisione dei dati.',
  endSession: 'TERMINA SESSIONE',
  fleetText: 'Il sito delle flotte si è trasferito qui. Può continuare tutto quello che faceva lì.',
};
