import type { CookieMessages } from '../cookie-messages.ts';

export const cookies: CookieMessages = {
  title: 'La tua scelta sui cookie',
  intro:
    'Usiamo cookie senza i quali questo sito non può funzionare. Con il tuo consenso ne usiamo anche altri, per misurarlo e migliorarlo. Puoi cambiare la tua scelta in qualsiasi momento in fondo a ogni pagina.',
  privacyPolicy: 'Informativa sulla privacy',
  acceptAll: 'Accetta tutti',
  refuseAll: 'Rifiuta tutti',
  choose: 'Scegli i cookie',
  settingsTitle: 'Impostazioni dei cookie',
  settingsIntro:
    'Scegli quali cookie possiamo usare. Quelli che disattivi vengono eliminati da questo browser.',
  save: 'Salva le scelte',
  close: 'Chiudi',
  alwaysOn: 'Sempre attivi',
  necessary: 'Strettamente necessari',
  necessaryText: 'Mantengono l’accesso, proteggono il sito e ricordano questa scelta.',
  performance: 'Prestazioni',
  performanceText: 'Contano le visite e mostrano quali pagine sono lente o difficili da trovare.',
  functionality: 'Funzionalità',
  functionalityText: 'Ricordano ciò che hai scelto, come la lingua e gli ultimi siti usati.',
  targeting: 'Pubblicità mirata',
  targetingText: 'Permettono a noi e ai nostri partner di mostrarti offerte adatte, qui e su altri siti.',
  saved: 'La tua scelta è salvata.',
  saveFailed:
    'Non è stato possibile salvare la tua scelta. Controlla la connessione e che il browser accetti i cookie, poi riprova.',
};
