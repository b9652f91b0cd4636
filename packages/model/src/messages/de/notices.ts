import type { Notices } from '../notice-messages.ts';

export const notices: Notices = {
  // Notifications
  unreadCount: 'Ungelesen: {count}',
  unread: 'Ungelesen',
  markAsRead: 'Als gelesen markieren',
  critical: 'Kritisch',
  today: 'Heute',
  yesterday: 'Gestern',
  undated: 'Ohne Datum',
  dismissAll: 'Alle verwerfen',
  notificationSettings: 'Benachrichtigungseinstellungen',
  deleteNotification: 'Löschen',
  actionPending: 'Wird ausgeführt',
  actionCompleted: 'Aktion abgeschlossen!',
  actionFailed: 'Aktion fehlgeschlagen',
  tryLater: 'Bitte versuchen Sie es später noch einmal.',
  readFailed: 'Dies konnte nicht als gelesen markiert werden.',
  deleteFailed: 'Dies konnte nicht gelöscht werden.',
  dismissFailed:
    '{count, plural, one {# Benachrichtigung wurde} other {# Benachrichtigungen wurden}} nicht gelöscht.',
  deletedOne: 'Gelöscht. Noch {count, plural, one {# Benachrichtigung} other {# Benachrichtigungen}}.',
  stayCount:
    '{count, plural, one {# Benachrichtigung braucht} other {# Benachrichtigungen brauchen}} noch Ihre Antwort.',
  listCount: '{count, plural, one {# Benachrichtigung} other {# Benachrichtigungen}}, {unread} ungelesen.',
  noNotifications: 'Nichts Neues',
  noNotificationsHint: 'Was in Ihrer Flotte geschieht, sehen Sie hier.',
  notificationsFailed: 'Die Benachrichtigungen konnten nicht geladen werden.',
  notificationsFailedHint: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  // Banners and modals
  bannerRegion: 'Hinweis der Website',
  topNotifications: 'Wichtige Mitteilungen',
  infoMessage: 'Hinweis',
  warningMessage: 'Warnung',
  errorMessage: 'Fehlermeldung',
  closeMessage: 'Mitteilung schließen',
  cancel: 'Abbrechen',
  continue: 'Weiter',
  leavingSite: 'Sie verlassen diese Website',
  leavingSiteText:
    'Der Link öffnet eine andere Website mit eigener Datenschutzerklärung. Lesen Sie diese, bevor Sie dort etwas von sich angeben.',
};
