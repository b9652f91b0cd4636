import type { Notices } from '../notice-messages.ts';

export const notices: Notices = {
  // Notifications
  unreadCount: 'Non lues\u00a0: {count}',
  unread: 'Non lue',
  markAsRead: 'Marquer comme lue',
  critical: 'Critique',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  undated: 'Sans date',
  dismissAll: 'Tout supprimer',
  notificationSettings: 'Paramètres des notifications',
  deleteNotification: 'Supprimer',
  actionPending: 'En cours',
  actionCompleted: 'Action terminée\u00a0!',
  actionFailed: 'Échec de l’action',
  tryLater: 'Veuillez réessayer plus tard.',
  readFailed: 'Impossible de marquer cette notification comme lue.',
  deleteFailed: 'Impossible de supprimer cette notification.',
  dismissFailed:
    '{count, plural, one {# notification n’a pas été supprimée} other {# notifications n’ont pas été supprimées}}.',
  deletedOne: 'Supprimée. Il reste {count, plural, one {# notification} other {# notifications}}.',
  stayCount:
    '{count, plural, one {# notification attend} other {# notifications attendent}} encore votre réponse.',
  listCount:
    '{count, plural, one {# notification} other {# notifications}}, dont {unread, plural, one {# non lue} other {# non lues}}.',
  noNotifications: 'Rien de nouveau',
  noNotificationsHint: 'Ce qui se passe dans votre flotte s’affichera ici.',
  notificationsFailed: 'Impossible de charger les notifications.',
  notificationsFailedHint: 'Vérifiez votre connexion et réessayez.',
  tryAgain: 'Réessayer',
  // Banners and modals
  bannerRegion: 'Message du site',
  topNotifications: 'Messages importants',
  infoMessage: 'Avis',
  warningMessage: 'Avertissement',
  errorMessage: 'Message d’erreur',
  closeMessage: 'Fermer le message',
  cancel: 'Annuler',
  continue: 'Continuer',
  leavingSite: 'Vous quittez ce site',
  leavingSiteText:
    'Le lien ouvre un autre site, qui a sa propre politique de confidentialité. Lisez-la avant d’y communiquer des renseignements.',
};
