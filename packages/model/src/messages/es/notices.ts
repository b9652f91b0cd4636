import type { Notices } from '../notice-messages.ts';

export const notices: Notices = {
  // Notifications
  unreadCount: 'Sin leer: {count}',
  unread: 'Sin leer',
  markAsRead: 'Marcar como leída',
  critical: 'Crítica',
  today: 'Hoy',
  yesterday: 'Ayer',
  undated: 'Sin fecha',
  dismissAll: 'Descartar todo',
  notificationSettings: 'Ajustes de notificaciones',
  deleteNotification: 'Eliminar',
  actionPending: 'En curso',
  actionCompleted: '¡Acción completada!',
  actionFailed: 'La acción ha fallado',
  tryLater: 'Inténtelo de nuevo más tarde.',
  readFailed: 'No se ha podido marcar como leída.',
  deleteFailed: 'No se ha podido eliminar.',
  dismissFailed:
    '{count, plural, one {No se ha eliminado # notificación} other {No se han eliminado # notificaciones}}.',
  deletedOne: 'Eliminada. {count, plural, one {Queda # notificación} other {Quedan # notificaciones}}.',
  stayCount:
    '{count, plural, one {# notificación aún espera} other {# notificaciones aún esperan}} su respuesta.',
  listCount: '{count, plural, one {# notificación} other {# notificaciones}}, {unread} sin leer.',
  noNotifications: 'Nada nuevo',
  noNotificationsHint: 'Lo que ocurra en su flota aparecerá aquí.',
  notificationsFailed: 'No se han podido cargar las notificaciones.',
  notificationsFailedHint: 'Compruebe su conexión e inténtelo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  // Banners and modals
  bannerRegion: 'Mensaje del sitio',
  topNotifications: 'Mensajes importantes',
  infoMessage: 'Aviso',
  warningMessage: 'Advertencia',
  errorMessage: 'Mensaje de error',
  closeMessage: 'Cerrar el mensaje',
  cancel: 'Cancelar',
  continue: 'Continuar',
  leavingSite: 'Está saliendo de este sitio',
  leavingSiteText:
    'El enlace abre otro sitio web, que tiene su propia política de privacidad. Léala antes de compartir datos en él.',
};
