import type { contact as english } from '../../en/pages/contact.ts';
import type { Words } from '../../catalogue.ts';

export const contact: Words<typeof english> = {
  contactIntro: 'Scrivici o chiamaci. Rispondiamo ai messaggi entro due giorni lavorativi.',
  contactFormHeading: 'Invia un messaggio',
  contactComposeIntro:
    'Prepariamo un’e-mail da questo modulo. L’invio avviene dal tuo programma di posta. Entrambi i campi sono obbligatori.',
  contactSubjectLabel: 'Oggetto',
  contactSubjectChoose: 'Scegli un oggetto',
  contactSubjectRequired: 'Scegli un oggetto.',
  contactSubjectQuote: 'Preventivo per veicoli',
  contactSubjectAccount: 'Account e accesso',
  contactSubjectVehicles: 'Veicoli e ordini',
  contactSubjectTelematics: 'Telematica e dati',
  contactSubjectBilling: 'Fatture e pagamenti',
  contactSubjectOther: 'Altro',
  contactMessageLabel: 'Messaggio',
  contactMessageHint: 'Almeno 10 caratteri. Non scrivere password o dati di pagamento.',
  contactMessageRequired: 'Scrivi un messaggio di almeno 10 caratteri.',
  contactCompose: 'Prepara l’e-mail',
  contactReadyHeading: 'La tua e-mail è pronta',
  contactReadyText:
    'Il tuo programma di posta dovrebbe essersi aperto con il messaggio per {address}. Ci arriva quando lo invii da lì.',
  contactReadyCopy: 'Se non si apre nessun programma di posta, invia questo testo a {address}.',
  contactOpenAgain: 'Apri di nuovo l’e-mail',
  contactChange: 'Modifica il messaggio',
  contactWriteAnother: 'Scrivi un altro messaggio',
  contactPhoneHeading: 'Chiamaci',
  contactPhoneText: 'Tieni a portata di mano il nome della tua azienda, così possiamo aiutarti prima.',
  contactHoursHeading: 'Orari',
  contactHoursText: 'Dal lunedì al venerdì, dalle 8 alle 18. Chiuso nei giorni festivi.',
  contactEmailHeading: 'Scrivici',
};
