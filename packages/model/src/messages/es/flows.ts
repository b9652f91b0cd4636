import type { FlowMessages } from '../flow-messages.ts';

export const flows: FlowMessages = {
  // The preference popup
  preferenceTitle: '¿Compartir los datos de los vehículos conectados?',
  preferenceText:
    'Su empresa puede compartir con nosotros los datos de sus vehículos conectados, para investigación y desarrollo y para marketing. Usted decide por toda la empresa y puede cambiarlo en cualquier momento.',
  preferenceYes: 'Sí',
  preferenceNo: 'No, gracias',
  preferenceChoose: 'Elegir',
  preferenceSavedTitle: 'Gracias',
  preferenceSavedText:
    'Ha respondido que sí para todos los datos de los vehículos. Puede verlo y cambiarlo en sus ajustes en cualquier momento.',
  preferenceDone: 'Listo',
  preferenceDeclinedTitle: 'Ha respondido que no',
  preferenceDeclinedText:
    'No se comparte ningún dato de los vehículos. Puede verlo y cambiarlo en sus ajustes en cualquier momento.',
  preferenceCancel: 'Cancelar',
  preferenceSettings: 'Cambiar los ajustes',
  // The terms
  termsPromptTitle: 'Términos y condiciones',
  termsPromptText: 'Lea y acepte los términos para continuar.',
  termsBox: 'Texto de los términos',
  termsAcknowledge: 'Reconozco que he leído todos los términos y condiciones',
  termsAccept: 'Aceptar',
  termsSignOut: 'Cerrar sesión',
  termsSaving: 'Guardando su aceptación...',
  termsFailed: 'No se pudo guardar su aceptación. Compruebe su conexión e inténtelo de nuevo.',
  termsAccess: 'Gracias. Estamos preparando su acceso...',
  termsStuck:
    'Los términos están aceptados, pero no se pudo preparar su acceso. Inténtelo de nuevo o continúe con el acceso que tenía.',
  termsRetry: 'Intentar de nuevo',
  termsLater: 'Más tarde',
  // Banners
  previewText:
    'Está en el modo de vista previa de la transacción. Seleccione SALIR DE LA VISTA PREVIA para volver al sitio publicado.',
  previewLost:
    'No se pudo reiniciar la vista previa de la transacción. Seleccione SALIR DE LA VISTA PREVIA para volver al sitio publicado.',
  exitPreview: 'SALIR DE LA VISTA PREVIA',
  childSessionText:
    'Está accediendo a la cuenta de {companyName}. Seleccione FINALIZAR SESIÓN para volver a la página de autorización para compartir datos.',
  childSessionUnnamed:
    'Está accediendo a la cuenta de otra empresa. Seleccione FINALIZAR SESIÓN para volver a la página de autorización para compartir datos.',
  endSession: 'FINALIZAR SESIÓN',
  fleetText: 'El sitio de flotas se ha trasladado aquí. Puede continuar con todo lo que hacía allí.',
  signOutFailed:
    'Su sesión sigue abierta: el cierre no llegó a nuestro servicio. Ciérrela de nuevo antes de que otras personas usen este dispositivo.',
};
