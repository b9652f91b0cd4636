import type { simplePages as english } from '../../en/pages/simple-pages.ts';
import type { Words } from '../../catalogue.ts';

export const simplePages: Words<typeof english> = {
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
};
