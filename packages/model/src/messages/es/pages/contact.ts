import type { contact as english } from '../../en/pages/contact.ts';
import type { Words } from '../../catalogue.ts';

export const contact: Words<typeof english> = {
  contactIntro: 'Escríbanos o llámenos. Respondemos a los mensajes en dos días laborables.',
  contactFormHeading: 'Enviar un mensaje',
  contactNameLabel: 'Su nombre',
  contactEmailLabel: 'Correo electrónico para nuestra respuesta',
  contactSubjectLabel: 'Asunto',
  contactSubjectChoose: 'Elija un asunto',
  contactSubjectAccount: 'Cuenta e inicio de sesión',
  contactSubjectVehicles: 'Vehículos y pedidos',
  contactSubjectTelematics: 'Telemática y datos',
  contactSubjectBilling: 'Facturas y pagos',
  contactSubjectOther: 'Otro asunto',
  contactMessageLabel: 'Mensaje',
  contactMessageHint: 'No escriba contraseñas ni datos de pago.',
  contactSend: 'Enviar mensaje',
  contactSentHeading: 'Su mensaje se ha enviado',
  contactSentText: 'Gracias. Responderemos a {email}.',
  contactFailed: 'Su mensaje no se ha enviado. Compruebe su conexión y envíelo de nuevo.',
  contactRequired: 'Rellene este campo.',
  contactEmailInvalid: 'Introduzca un correo electrónico como nombre@empresa.es.',
  contactErrors: 'Revise los campos marcados.',
  contactPhoneHeading: 'Llámenos',
  contactPhoneText: 'Tenga a mano el nombre de su empresa para que podamos ayudarle antes.',
  contactHoursHeading: 'Horario de atención',
  contactHoursText: 'De lunes a viernes, de 8:00 a 18:00. Cerrado los días festivos.',
};
