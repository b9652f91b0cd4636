import type { contact as english } from '../../en/pages/contact.ts';
import type { Words } from '../../catalogue.ts';

export const contact: Words<typeof english> = {
  contactIntro: 'Scrivici o chiamaci. Rispondiamo ai messaggi entro due giorni lavorativi.',
  contactFormHeading: 'Invia un messaggio',
  contactNameLabel: 'Il tuo nome',
  contactEmailLabel: 'E-mail per la nostra risposta',
  contactSubjectLabel: 'Oggetto',
  contactSubjectChoose: 'Scegli un oggetto',
  contactSubjectAccount: 'Account e accesso',
  contactSubjectVehicles: 'Veicoli e ordini',
  contactSubjectTelematics: 'Telematica e dati',
  contactSubjectBilling: 'Fatture e pagamenti',
  contactSubjectOther: 'Altro',
  contactMessageLabel: 'Messaggio',
  contactMessageHint: 'Non scrivere password o dati di pagamento.',
  contactSend: 'Invia il messaggio',
  contactSentHeading: 'Il tuo messaggio è stato inviato',
  contactSentText: 'Grazie. Risponderemo a {email}.',
  contactFailed: 'Il tuo messaggio non è stato inviato. Controlla la connessione e invialo di nuovo.',
  contactRequired: 'Compila questo campo.',
  contactEmailInvalid: 'Inserisci un indirizzo e-mail come nome@azienda.it.',
  contactErrors: 'Controlla i campi evidenziati.',
  contactPhoneHeading: 'Chiamaci',
  contactPhoneText: 'Tieni a portata di mano il nome della tua azienda, così possiamo aiutarti prima.',
  contactHoursHeading: 'Orari',
  contactHoursText: 'Dal lunedì al venerdì, dalle 8 alle 18. Chiuso nei giorni festivi.',
};
