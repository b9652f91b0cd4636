import type { privacySettings as english } from '../../en/pages/privacy-settings.ts';
import type { Words } from '../../catalogue.ts';

export const privacySettings: Words<typeof english> = {
  consentIntro:
    'La tua azienda decide quali dati dei suoi veicoli connessi condivide con noi e per quale scopo. Puoi cambiare la scelta in qualsiasi momento.',
  consentHeading: 'Che cosa condivide la tua azienda',
  consentCompany: 'Queste scelte valgono per tutti i veicoli connessi di {company}.',
  consentDrivingHeading: 'Dati di guida',
  consentDrivingText: 'Come vengono guidati i veicoli: velocità, accelerazione, frenata e cinture.',
  consentVehicleHeading: 'Dati dei veicoli',
  consentVehicleText:
    'Lo stato dei veicoli: chilometraggio, carica o carburante, avvisi e assistenza necessaria.',
  consentLocationHeading: 'Dati di posizione',
  consentLocationText: 'Dove si trovano i veicoli e quali percorsi fanno.',
  consentRd: 'Ricerca e sviluppo',
  consentRdText: 'Per rendere veicoli e servizi migliori e più sicuri.',
  consentMarketing: 'Comunicazioni commerciali',
  consentMarketingText: 'Per segnalare alla tua azienda offerte adatte alla sua flotta.',
  consentShared: 'Condivisi',
  consentNotShared: 'Non condivisi',
  consentSave: 'Salva le scelte',
  consentAcceptAll: 'Condividi tutto',
  consentRejectAll: 'Non condividere nulla',
  consentNone: 'La tua azienda non ha ancora deciso.',
  consentUnsaved: 'Le tue modifiche non sono ancora salvate.',
  consentProposedAll:
    'Il link che hai aperto ha selezionato tutte le caselle. Nulla è salvato finché non lo fai tu.',
  consentProposedNone:
    'Il link che hai aperto ha deselezionato tutte le caselle. Nulla è salvato finché non lo fai tu.',
  consentSaving: 'Salvataggio delle scelte...',
  consentSaved: 'Le tue scelte sono salvate. Condivisi: {count} su {total}.',
  consentSaveFailed:
    'Non abbiamo potuto confermare il salvataggio delle scelte. Controlla la connessione e riprova.',
  consentLoadFailed:
    'Non è stato possibile caricare le scelte della tua azienda. Controlla la connessione e riprova.',
  consentReadOnly:
    'Solo l’amministratore Blue Star della tua azienda può cambiare queste scelte. Rivolgiti a lui per ogni modifica.',
  consentUncheckable:
    'Non abbiamo potuto verificare se puoi cambiare queste scelte, quindi puoi solo leggerle.',
  consentNoCompany: 'Il tuo account non appartiene a nessuna azienda, quindi qui non c’è nulla da decidere.',
};
