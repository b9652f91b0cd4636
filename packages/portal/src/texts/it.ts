import type { PortalTexts } from './portal-texts.ts';

export const texts: PortalTexts = {
  onThisPage: 'In questa pagina',
  logInAsOther: 'Accedi con un altro account',
  forbiddenSignedOut: 'Questa pagina richiede autorizzazioni. Acceda per aprirla.',
  technicalDetail: 'Il browser riferisce: {detail}',
  contactEmailHeading: 'Ci scriva',
  contactComposeIntro: 'Prepariamo un’e-mail da questo modulo. L’invio avviene dal suo programma di posta.',
  contactCompose: 'Prepara l’e-mail',
  contactSubjectRequired: 'Scelga un oggetto.',
  contactMessageRequired: 'Scriva un messaggio di almeno 10 caratteri.',
  contactReadyHeading: 'La sua e-mail è pronta',
  contactReadyText:
    'Il suo programma di posta dovrebbe essersi aperto con il messaggio per {address}. Ci arriva quando lo invia da lì.',
  contactOpenAgain: 'Apri di nuovo l’e-mail',
  contactWriteAnother: 'Scrivi un altro messaggio',
  privacySettingsText:
    'Qui l’amministratore della flotta decide quali dati dei veicoli connessi vengono condivisi. Le scelte si apriranno con una prossima versione; fino ad allora ci contatti per modificarle.',
  manageSubscriptionsText:
    'Qui vede e modifica gli abbonamenti della sua azienda. Queste schermate si apriranno con una prossima versione; fino ad allora ci contatti per le modifiche.',
  dataSharingText:
    'Qui la sua azienda autorizza i partner a ricevere i dati dei veicoli. Queste schermate si apriranno con una prossima versione; fino ad allora ci contatti per le modifiche.',
  updatesText:
    'Novità su veicoli, ricarica e assistenza per le flotte, una volta al mese via e-mail. Ci chieda di essere iscritto e ci dica quali temi le interessano.',
  blankText:
    'Una pagina vuota dentro la cornice, per i team che provano le loro schermate. Esiste solo in sviluppo.',
  apigeeTestText: 'Questa pagina verifica che il portale raggiunga il suo servizio.',
  apigeeTestWorks: 'Il servizio risponde. Ha impiegato {duration} ms.',
  apigeeTestFails: 'Il servizio non risponde: {detail}',
  transactionPreviewText:
    'Un’anteprima mostra il portale come lo renderebbe una transazione. Apra il link che ha ricevuto; questo indirizzo da solo non ha un’anteprima.',
  termsUseHeading: 'Uso del portale',
  termsUseText:
    'Il portale è per chi lavora con la flotta della propria azienda. Tenga per sé le credenziali e avvisi l’amministratore quando lascia l’azienda.',
  termsDataHeading: 'Veicoli e dati',
  termsDataText:
    'La sua azienda decide quali veicoli connettere e quali dati condividere. Lei vede i dati solo nei limiti del suo ruolo.',
  termsServiceHeading: 'Disponibilità',
  termsServiceText:
    'Manteniamo attivo il portale e annunciamo in anticipo le manutenzioni. Il contratto indica i livelli di servizio dei suoi prodotti.',
  viewSlotText:
    'Questo spazio è riservato alla schermata di un altro team. Apparirà qui quando le schermate integrate saranno attive.',
  viewSlotFramework: 'Realizzato con {framework}',
  layoutEmpty: 'In questa pagina non ci sono ancora schermate.',
  countrySitesLanguages: 'Lingue: {country}',
  countrySitesAmericas: 'Americhe',
  countrySitesEurope: 'Europa',
  countrySitesOther: 'Altri siti',
};
