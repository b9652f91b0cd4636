import type { legal as english } from '../../en/pages/legal.ts';
import type { Words } from '../../catalogue.ts';

export const legal: Words<typeof english> = {
  privacyIntro:
    'Questa informativa spiega quali dati personali usa questo sito, perché, e che cosa puoi decidere.',
  privacyCollectHeading: 'Che cosa raccogliamo',
  privacyCollectText:
    'Raccogliamo ciò che ci fornisci, come nome, indirizzo e-mail e azienda, e ciò che lascia la tua visita, come le pagine aperte e il dispositivo usato. Se la tua azienda collega i suoi veicoli, riceviamo anche i loro dati.',
  privacyUseHeading: 'Come li usiamo',
  privacyUseText:
    'Usiamo questi dati per farti accedere, mostrarti ciò che il tuo ruolo consente, fornire i prodotti ordinati dalla tua azienda, rispondere alle tue domande e proteggere il sito. Li usiamo per il marketing solo se hai acconsentito.',
  privacyShareHeading: 'Chi li riceve',
  privacyShareText:
    'Gli amministratori della tua azienda vedono il tuo account. I fornitori di servizi trattano i dati per nostro conto e in base a un contratto. Consegniamo dati alle autorità solo quando la legge ci obbliga.',
  privacyKeepHeading: 'Per quanto tempo li conserviamo',
  privacyKeepText:
    'Conserviamo i dati dell’account finché la tua azienda usa il sito e poi per il tempo richiesto dalla legge. Dopo li eliminiamo o li rendiamo anonimi.',
  privacyRightsHeading: 'I tuoi diritti',
  privacyRightsText:
    'Puoi chiedere quali dati abbiamo su di te, farli correggere o eliminare, opporti al loro uso e revocare un consenso in qualsiasi momento. Le autorità per la protezione dei dati ricevono i tuoi reclami.',
  privacyCookiesHeading: 'Cookie',
  privacyCookiesText:
    'I cookie necessari al sito sono sempre attivi. Tutti gli altri sono disattivati finché non li consenti nelle impostazioni dei cookie, dove puoi cambiare idea in qualsiasi momento.',
  privacyContactHeading: 'Domande',
  privacyContactText: 'Scrivici dalla pagina dei contatti. Rispondiamo entro un mese.',
  termsIntro: 'Questi termini si applicano all’uso di questo sito e dei prodotti che contiene.',
  termsUseHeading: 'Uso del portale',
  termsUseText:
    'Il portale è per chi lavora con la flotta della propria azienda. Tieni per te le credenziali e avvisa l’amministratore quando lasci l’azienda.',
  termsDataHeading: 'Veicoli e dati',
  termsDataText:
    'La tua azienda decide quali veicoli connettere e quali dati condividere. Vedi i dati solo nei limiti del tuo ruolo.',
  termsServiceHeading: 'Disponibilità',
  termsServiceText:
    'Manteniamo attivo il portale e annunciamo in anticipo le manutenzioni. Il contratto indica i livelli di servizio dei tuoi prodotti.',
  termsChangesHeading: 'Modifiche a questi termini',
  termsChangesText:
    'Quando questi termini cambiano, chiediamo a chi firma per la propria azienda di accettare la nuova versione prima che valga.',
  termsContactHeading: 'Domande',
  termsContactText: 'Chiedici se qualcosa in questi termini non ti è chiaro.',
  termsValidFrom: 'In vigore dal {date}.',
  termsAccepted: 'Hai accettato questi termini.',
  termsNotAccepted: 'Non hai ancora accettato questi termini.',
};
