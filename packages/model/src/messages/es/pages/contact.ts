import type { contact as english } from '../../en/pages/contact.ts';
import type { Words } from '../../catalogue.ts';

export const contact: Words<typeof english> = {
  contactIntro: 'Escríbanos o llámenos. Respondemos a los mensajes en dos días laborables.',
  contactFormHeading: 'Enviar un mensaje',
  contactComposeIntro:
    'Preparamos un correo a partir de este formulario. Se envía desde su propio programa de correo. Ambos campos son obligatorios.',
  contactSubjectLabel: 'Asunto',
  contactSubjectChoose: 'Elija un asunto',
  contactSubjectRequired: 'Elija un asunto.',
  contactSubjectQuote: 'Presupuesto de vehículos',
  contactSubjectAccount: 'Cuenta e inicio de sesión',
  contactSubjectVehicles: 'Vehículos y pedidos',
  contactSubjectTelematics: 'Telemática y datos',
  contactSubjectBilling: 'Facturas y pagos',
  contactSubjectOther: 'Otro asunto',
  contactMessageLabel: 'Mensaje',
  contactMessageHint: 'Al menos 10 caracteres. No escriba contraseñas ni datos de pago.',
  contactMessageRequired: 'Escriba un mensaje de al menos 10 caracteres.',
  contactCompose: 'Preparar el correo',
  contactReadyHeading: 'Su correo está listo',
  contactReadyText:
    'Su programa de correo debería haberse abierto con su mensaje para {address}. Nos llega cuando usted lo envíe desde allí.',
  contactReadyCopy: 'Si no se abre ningún programa de correo, envíe este texto a {address}.',
  contactOpenAgain: 'Abrir el correo de nuevo',
  contactChange: 'Cambiar el mensaje',
  contactWriteAnother: 'Escribir otro mensaje',
  contactPhoneHeading: 'Llámenos',
  contactPhoneText: 'Tenga a mano el nombre de su empresa para que podamos ayudarle antes.',
  contactHoursHeading: 'Horario de atención',
  contactHoursText: 'De lunes a viernes, de 8:00 a 18:00. Cerrado los días festivos.',
  contactEmailHeading: 'Escríbanos',
};
