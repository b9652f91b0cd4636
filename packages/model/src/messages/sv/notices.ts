import type { Notices } from '../notice-messages.ts';

export const notices: Notices = {
  // Notifications
  unreadCount: 'Olästa: {count}',
  unread: 'Oläst',
  markAsRead: 'Markera som läst',
  critical: 'Kritisk',
  today: 'I dag',
  yesterday: 'I går',
  undated: 'Utan datum',
  dismissAll: 'Ta bort alla',
  notificationSettings: 'Aviseringsinställningar',
  deleteNotification: 'Ta bort',
  actionPending: 'Pågår',
  actionCompleted: 'Åtgärden är klar!',
  actionFailed: 'Åtgärden misslyckades',
  tryLater: 'Försök igen senare.',
  readFailed: 'Det gick inte att markera som läst.',
  deleteFailed: 'Det gick inte att ta bort.',
  dismissFailed: '{count, plural, one {# avisering} other {# aviseringar}} togs inte bort.',
  deletedOne: 'Borttagen. {count, plural, one {# avisering} other {# aviseringar}} kvar.',
  stayCount: '{count, plural, one {# avisering} other {# aviseringar}} väntar fortfarande på ditt svar.',
  listCount:
    '{count, plural, one {# avisering} other {# aviseringar}}, {unread, plural, one {# oläst} other {# olästa}}.',
  noNotifications: 'Inget nytt',
  noNotificationsHint: 'Det som händer i din fordonsflotta visas här.',
  notificationsFailed: 'Aviseringarna kunde inte läsas in.',
  notificationsFailedHint: 'Kontrollera anslutningen och försök igen.',
  tryAgain: 'Försök igen',
  // Banners and modals
  bannerRegion: 'Meddelande från webbplatsen',
  topNotifications: 'Viktiga meddelanden',
  infoMessage: 'Meddelande',
  warningMessage: 'Varning',
  errorMessage: 'Felmeddelande',
  closeMessage: 'Stäng meddelandet',
  cancel: 'Avbryt',
  continue: 'Fortsätt',
  leavingSite: 'Du lämnar den här webbplatsen',
  leavingSiteText:
    'Länken öppnar en annan webbplats med en egen integritetspolicy. Läs den innan du lämnar uppgifter där.',
};
