import type { simplePages as english } from '../../en/pages/simple-pages.ts';
import type { Words } from '../../catalogue.ts';

export const simplePages: Words<typeof english> = {
  privacySettingsText:
    'Aquí, el administrador de su flota decide qué datos de los vehículos conectados se comparten. Las opciones se abrirán en una próxima versión; hasta entonces, contacte con nosotros para cambiarlas.',
  manageSubscriptionsText:
    'Aquí consulta y cambia las suscripciones de su empresa. Estas pantallas se abrirán en una próxima versión; hasta entonces, contacte con nosotros para hacer cambios.',
  dataSharingText:
    'Aquí, su empresa autoriza a socios a recibir datos de los vehículos. Estas pantallas se abrirán en una próxima versión; hasta entonces, contacte con nosotros para hacer cambios.',
  updatesText:
    'Novedades sobre vehículos, carga y servicio para flotas, una vez al mes por correo. Pídanos que le incluyamos en la lista y díganos qué temas le interesan.',
  blankText:
    'Una página vacía dentro del marco, para equipos que prueban sus pantallas. Solo existe en desarrollo.',
  apigeeTestText: 'Esta página comprueba si el portal llega a su servicio.',
  apigeeTestWorks: 'El servicio responde. Ha tardado {duration} ms.',
  apigeeTestFails: 'El servicio no responde: {detail}',
  transactionPreviewText:
    'Una vista previa muestra el portal tal como lo dejaría una transacción. Abra el enlace que ha recibido; esta dirección por sí sola no tiene vista previa.',
};
