import type { errors as english } from '../../en/pages/errors.ts';
import type { Words } from '../../catalogue.ts';

export const errors: Words<typeof english> = {
  forbiddenText: 'Ha iniciado sesión, pero a su cuenta le faltan permisos para la página solicitada.',
  forbiddenSignedOut: 'Esta página requiere permisos. Inicie sesión para abrirla.',
  forbiddenNoLogin: 'Esta página requiere permisos, y en este sitio no se inicia sesión.',
  forbiddenMissing: 'Permisos que faltan',
  forbiddenAdvice: 'Pida estos permisos al administrador de su empresa y vuelva a abrir la página.',
  forbiddenSignedOutAdvice: 'Inicie sesión con una cuenta que tenga estos permisos.',
  forbiddenNeeded: 'Permisos necesarios',
  forbiddenAsk: 'Escribir a su administrador',
  forbiddenEmailSubject: 'Permisos para el portal de flotas',
  forbiddenEmailText:
    'Por favor, dé estos permisos a mi cuenta:\n{permissions}\n\nLos necesito para esta página:',
  forbiddenHeldTitle: 'Ya tiene acceso',
  forbiddenHeldText: 'A su cuenta no le falta ninguno de los permisos en cuestión.',
  forbiddenHeldAdvice: 'Vuelva a abrir la página. Si sigue sin abrirse, póngase en contacto con nosotros.',
  forbiddenOpenAgain: 'Volver a abrir la página',
  logInAsOther: 'Iniciar sesión con otra cuenta',

  notFoundText: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
  notFoundAdvice: 'Compruebe la dirección, busque la página o empiece por la página de inicio.',
  pageAsked: 'Ha pedido',
  notFoundSimilar: 'Quizá buscaba',

  errorText: 'La página no se ha podido mostrar por un fallo nuestro.',
  errorAdvice: 'Actualice la página. Si vuelve a ocurrir, póngase en contacto con nosotros.',
  errorReference: 'Indíquelo al contactar con nosotros',
  technicalDetails: 'Detalles técnicos',

  signInErrorText: 'El servicio de inicio de sesión no le ha permitido entrar.',
  signInErrorAdvice: 'Inicie sesión de nuevo. Si vuelve a ocurrir, consulte al administrador de su empresa.',

  contentFailedHeading: 'No se ha podido cargar esta página',
  contentFailedText: 'Su contenido no ha llegado. El resto del sitio funciona.',
  contentFailedAdvice: 'Compruebe su conexión e inténtelo de nuevo.',

  loopHeading: 'Esta dirección no lleva a ninguna parte',
  loopText: 'Sus redirecciones vuelven sobre sí mismas: {chain}',
  loopAdvice: 'Empiece por la página de inicio y comuníquenos esta dirección.',
};
