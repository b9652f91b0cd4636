import type { Notices } from '../notice-messages.ts';

export const notices: Notices = {
  // Notifications
  unreadCount: 'Non lette: {count}',
  unread: 'Non letta',
  markAsRead: 'Segna come letta',
  critical: 'Critica',
  today: 'Oggi',
  yesterday: 'Ieri',
  undated: 'Senza data',
  dismissAll: 'Elimina tutto',
  notificationSettings: 'Impostazioni delle notifiche',
  deleteNotification: 'Elimina',
  actionPending: 'In corso',
  actionCompleted: 'Azione completata!',
  actionFailed: 'Azione non riuscita',
  tryLater: 'Riprova più tardi.',
  readFailed: 'Impossibile segnare come letta.',
  deleteFailed: 'Impossibile eliminare la notifica.',
  dismissFailed: '{count, plural, one {# notifica non eliminata} other {# notifiche non eliminate}}.',
  deletedOne: 'Eliminata. {count, plural, one {Resta # notifica} other {Restano # notifiche}}.',
  stayCount:
    '{count, plural, one {# notifica attende} other {# notifiche attendono}} ancora la tua risposta.',
  listCount: '{count, plural, one {# notifica} other {# notifiche}}, {unread} da leggere.',
  noNotifications: 'Nessuna novità',
  noNotificationsHint: 'Qui compare ciò che accade nella tua flotta.',
  notificationsFailed: 'Impossibile caricare le notifiche.',
  notificationsFailedHint: 'Controlla la connessione e riprova.',
  tryAgain: 'Riprova',
  // Banners and modals
  bannerRegion: 'Messaggio del sito',
  topNotifications: 'Messaggi importanti',
  infoMessage: 'Avviso',
  warningMessage: 'Avvertenza',
  errorMessage: 'Messaggio di errore',
  closeMessage: 'Chiudi il messaggio',
  cancel: 'Annulla',
  continue: 'Continua',
  leavingSite: 'Stai lasciando questo sito',
  leavingSiteText:
    'Il link apre un altro sito web, che ha una propria informativa sulla privacy. Leggila prima di condividere dati.',
};
