import type { legal as english } from '../../en/pages/legal.ts';
import type { Words } from '../../catalogue.ts';

export const legal: Words<typeof english> = {
  privacyIntro:
    'Esta política indica qué datos personales usa este sitio, por qué y qué puede decidir usted.',
  privacyCollectHeading: 'Qué recogemos',
  privacyCollectText:
    'Recogemos lo que usted nos da, como su nombre, correo electrónico y empresa, y lo que deja su visita, como las páginas que abre y el dispositivo que usa. Si su empresa conecta sus vehículos, también recibimos datos de ellos.',
  privacyUseHeading: 'Cómo lo usamos',
  privacyUseText:
    'Usamos estos datos para iniciar su sesión, mostrar lo que permite su función, ofrecer los productos que pidió su empresa, responder a sus preguntas y proteger el sitio. Solo los usamos con fines comerciales si usted lo aceptó.',
  privacyShareHeading: 'Quién lo recibe',
  privacyShareText:
    'Los administradores de su empresa ven su cuenta. Los proveedores de servicios tratan datos en nuestro nombre y bajo contrato. Solo entregamos datos a las autoridades cuando la ley nos obliga.',
  privacyKeepHeading: 'Cuánto tiempo lo guardamos',
  privacyKeepText:
    'Guardamos los datos de la cuenta mientras su empresa use el sitio y, después, el tiempo que exija la ley. Luego los eliminamos o los hacemos anónimos.',
  privacyRightsHeading: 'Sus derechos',
  privacyRightsText:
    'Puede preguntar qué datos tenemos sobre usted, pedir que se corrijan o eliminen, oponerse a su uso y retirar un consentimiento en cualquier momento. Las autoridades de protección de datos atienden sus reclamaciones.',
  privacyCookiesHeading: 'Cookies',
  privacyCookiesText:
    'Las cookies que el sitio necesita están siempre activas. Las demás están desactivadas hasta que las permita en la configuración de cookies, donde puede cambiar de opinión en cualquier momento.',
  privacyContactHeading: 'Preguntas',
  privacyContactText: 'Escríbanos desde la página de contacto. Respondemos en el plazo de un mes.',
  termsIntro: 'Estos términos se aplican al uso de este sitio y de los productos que contiene.',
  termsUseHeading: 'Uso del portal',
  termsUseText:
    'El portal es para quienes trabajan con la flota de su empresa. No comparta su acceso y avise a su administrador cuando deje la empresa.',
  termsDataHeading: 'Vehículos y datos',
  termsDataText:
    'Su empresa decide qué vehículos conecta y qué datos comparte. Usted solo ve los datos que su función permite.',
  termsServiceHeading: 'Disponibilidad',
  termsServiceText:
    'Mantenemos el portal en marcha y anunciamos el mantenimiento con antelación. Su contrato indica los niveles de servicio de sus productos.',
  termsChangesHeading: 'Cambios en estos términos',
  termsChangesText:
    'Cuando cambian estos términos, pedimos a quienes firman por su empresa que acepten la nueva versión antes de que entre en vigor.',
  termsContactHeading: 'Preguntas',
  termsContactText: 'Pregúntenos si algo de estos términos no le queda claro.',
  termsValidFrom: 'En vigor desde el {date}.',
  termsAccepted: 'Ha aceptado estos términos.',
  termsNotAccepted: 'Aún no ha aceptado estos términos.',
};
