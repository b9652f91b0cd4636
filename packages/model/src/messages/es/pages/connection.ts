import type { connection as english } from '../../en/pages/connection.ts';
import type { Words } from '../../catalogue.ts';

export const connection: Words<typeof english> = {
  apigeeTestText:
    'Esta página hace una tras otra todas las llamadas que el portal necesita y dice qué servicios responden.',
  checkList: 'Llamadas',
  checkRunning: 'Comprobando {total} llamadas...',
  checkAllWork: 'Las {total} llamadas funcionan.',
  checkSomeFailed: 'Han fallado {failed} de {total} llamadas.',
  checkWaiting: 'En espera',
  checkWorks: 'Funciona',
  checkFailed: 'Ha fallado',
  checkAgain: 'Comprobar de nuevo',
  checkSignIn: 'Inicie sesión para comprobar también las llamadas que requieren una persona.',
  checkSession: 'Sesión',
  checkMarket: 'Mercado',
  checkCountrySites: 'Sitios por país',
  checkProducts: 'Nombres de productos',
  checkContent: 'Contenido de páginas',
  checkUser: 'Datos del usuario',
  checkGroups: 'Pertenencia a grupos',
  checkNotifications: 'Número de notificaciones',
  checkCart: 'Carrito',
  checkPrimaryUsers: 'Usuarios principales',
  checkTerms: 'Términos y condiciones',
  checkConsents: 'Opciones de uso compartido',
  checkAdviceAccess:
    'El servicio deniega el acceso: inicie sesión de nuevo y compruebe las claves de la pasarela.',
  checkAdviceStatus: 'El servicio responde con un error: consulte su registro.',
  checkAdviceTimeout: 'El servicio es demasiado lento: compruebe su carga y los límites de la pasarela.',
  checkAdviceMalformed:
    'La respuesta no se puede leer: compruebe que la pasarela lleva al servicio correcto.',
  checkAdviceNetwork:
    'No hay respuesta: compruebe que el servicio funciona y que la pasarela admite este sitio.',
};
