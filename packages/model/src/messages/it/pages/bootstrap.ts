import type { bootstrap as english } from '../../en/pages/bootstrap.ts';
import type { Words } from '../../catalogue.ts';

export const bootstrap: Words<typeof english> = {
  bootstrapTitle: 'Non è stato possibile avviare il portale',

  environmentMissingHeading: 'Le impostazioni del portale non sono arrivate',
  environmentMissingText:
    'Il portale ha atteso le sue impostazioni per dieci secondi e non può avviarsi senza.',
  environmentMissingAdvice:
    'Aggiorna la pagina. Se succede di nuovo, un filtro di rete potrebbe bloccare questo sito.',

  environmentInvalidHeading: 'Le impostazioni del portale sono errate',
  environmentInvalidText:
    'Le impostazioni di questo sito non sono leggibili, quindi il portale non può avviarsi: {detail}',
  environmentInvalidAdvice: 'Aggiorna la pagina. Se succede di nuovo, comunicaci che cosa compare qui.',

  marketUnknownHeading: 'Il Paese di questo sito è sconosciuto',
  marketUnknownText: 'Non esiste un mercato «{market}», quindi non ci sono pagine da mostrare.',
  marketUnknownAdvice: 'Scegli il tuo Paese dall’elenco dei siti per Paese.',

  backendDownHeading: 'Il servizio del portale non è raggiungibile',
  backendDownText: 'La tua connessione o il nostro servizio è interrotto. I tuoi dati sono al sicuro.',
  backendDownAdvice: 'Controlla la connessione, attendi un minuto e aggiorna la pagina.',

  backendFailedHeading: 'Il servizio del portale ha segnalato un errore',
  backendFailedText: 'Il servizio ha risposto con un errore, quindi il portale non può avviarsi: {detail}',
  backendFailedAdvice:
    'Attendi un minuto e aggiorna la pagina. Se succede di nuovo, comunicaci che cosa compare qui.',

  backendSlowHeading: 'Il servizio del portale impiega troppo tempo',
  backendSlowText: 'Il servizio non ha risposto in tempo, quindi il portale ha smesso di attendere.',
  backendSlowAdvice: 'Attendi un minuto e aggiorna la pagina.',

  backendHtmlHeading: 'Il portale ha ricevuto una risposta inattesa',
  backendHtmlText:
    'Al posto dei dati è arrivata una pagina web. Spesso la causa è la pagina di accesso di una rete o un proxy.',
  backendHtmlAdvice: 'Accedi alla tua rete se lo richiede, poi aggiorna la pagina.',

  malformedHeading: 'Il portale ha ricevuto dati che non sa leggere',
  malformedText: 'La risposta del servizio non è quella attesa, quindi il portale non può avviarsi: {detail}',
  malformedAdvice: 'Aggiorna la pagina. Se succede di nuovo, comunicaci che cosa compare qui.',
};
