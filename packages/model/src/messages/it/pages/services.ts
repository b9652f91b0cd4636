import type { services as english } from '../../en/pages/services.ts';
import type { Words } from '../../catalogue.ts';

export const services: Words<typeof english> = {
  manageSubscriptionsText: 'Consulta quali prodotti sono attivi per te e richiedi modifiche.',
  subscriptionsHeading: 'Prodotti attivi',
  subscriptionsNone: 'Nessun prodotto è ancora attivo.',
  subscriptionsChangeHeading: 'Modifica un abbonamento',
  subscriptionsChangeText:
    'Dicci quale prodotto vuoi aggiungere, modificare o chiudere. Valgono i preavvisi del tuo contratto.',
  subscriptionsAsk: 'Richiedi una modifica',
  subscriptionsMarketplace: 'Apri il negozio',
  dataSharingText: 'I partner ricevono i dati dei tuoi veicoli solo dopo l’autorizzazione della tua azienda.',
  sharingHeading: 'Come si autorizza un partner',
  sharingAskHeading: 'Richiedi',
  sharingAskText: 'Indicaci il nome del partner e i veicoli interessati.',
  sharingCheckHeading: 'Verifica',
  sharingCheckText:
    'Inviamo un riepilogo al tuo amministratore: quali dati, per quale scopo e per quanto tempo.',
  sharingStartHeading: 'Conferma',
  sharingStartText: 'Il partner riceve i dati quando il tuo amministratore ha confermato, e non prima.',
  sharingEndText: 'Un’autorizzazione può essere revocata in qualsiasi momento: scrivici allo stesso modo.',
  sharingAsk: 'Richiedi un’autorizzazione',
  updatesText:
    'Novità per le flotte, una volta al mese via e-mail. Scegli i temi: prepariamo un’e-mail per iscriverti alla lista.',
  updatesTopics: 'Temi',
  updatesVehicles: 'Nuovi veicoli',
  updatesCharging: 'Ricarica ed energia',
  updatesService: 'Assistenza e manutenzione',
  updatesTelematics: 'Telematica e dati',
  updatesRequired: 'Scegli almeno un tema.',
  updatesEmailSubject: 'Inviatemi le novità, per favore',
  updatesEnd: 'Puoi lasciare la lista in qualsiasi momento: ogni e-mail spiega come.',
};
