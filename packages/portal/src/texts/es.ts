import type { PortalTexts } from './portal-texts.ts';

export const texts: PortalTexts = {
  onThisPage: 'En esta página',
  logInAsOther: 'Iniciar sesión con otra cuenta',
  forbiddenSignedOut: 'Esta página requiere permisos. Inicie sesión para abrirla.',
  technicalDetail: 'El navegador informa: {detail}',
  contactEmailHeading: 'Escríbanos',
  contactComposeIntro:
    'Preparamos un correo a partir de este formulario. Se envía desde su propio programa de correo.',
  contactCompose: 'Preparar el correo',
  contactSubjectRequired: 'Elija un asunto.',
  contactMessageRequired: 'Escriba un mensaje de al menos 10 caracteres.',
  contactReadyHeading: 'Su correo está listo',
  contactReadyText:
    'Su programa de correo debería haberse abierto con su mensaje para {address}. Nos llega cuando usted lo envíe desde allí.',
  contactOpenAgain: 'Abrir el correo de nuevo',
  contactWriteAnother: 'Escribir otro mensaje',
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
  termsUseHeading: 'Uso del portal',
  termsUseText:
    'El portal es para quienes trabajan con la flota de su empresa. No comparta su acceso y avise a su administrador cuando deje la empresa.',
  termsDataHeading: 'Vehículos y datos',
  termsDataText:
    'Su empresa decide qué vehículos conecta y qué datos comparte. Usted solo ve los datos que su función permite.',
  termsServiceHeading: 'Disponibilidad',
  termsServiceText:
    'Mantenemos el portal en marcha y anunciamos el mantenimiento con antelación. Su contrato indica los niveles de servicio de sus productos.',
  viewSlotText:
    'Este lugar está reservado para la pantalla de otro equipo. Aparecerá aquí cuando se activen las pantallas integradas.',
  viewSlotFramework: 'Hecho con {framework}',
  layoutEmpty: 'Todavía no hay pantallas en esta página.',
  countrySitesLanguages: 'Idiomas: {country}',
  countrySitesAmericas: 'América',
  countrySitesEurope: 'Europa',
  countrySitesOther: 'Otros sitios',
};
