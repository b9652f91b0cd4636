import type { common as english } from '../../en/pages/common.ts';
import type { Words } from '../../catalogue.ts';

export const common: Words<typeof english> = {
  accountTitle: 'Cuenta',
  privacySettingsTitle: 'Uso compartido de datos de vehículos conectados',
  manageSubscriptionsTitle: 'Gestionar suscripciones',
  termsTitle: 'Términos y condiciones',
  privacyPolicyTitle: 'Política de privacidad',
  sitemapTitle: 'Mapa del sitio',
  countrySitesTitle: 'Sitios por país',
  signInErrorTitle: 'No se ha podido iniciar sesión',
  blankTitle: 'Página en blanco',
  forbiddenTitle: 'No tiene acceso a esta página',
  notFoundTitle: 'Esta página no existe',
  errorTitle: 'Algo ha fallado',
  apigeeTestTitle: 'Prueba de conexión',
  transactionPreviewTitle: 'Vista previa de la transacción',
  updatesTitle: 'Recibir novedades',
  dataSharingTitle: 'Uso compartido de datos',
  contactUsTitle: 'Contacto',

  loading: 'Cargando',
  loggingIn: 'Iniciando sesión...',
  loggingOut: 'Cerrando sesión...',
  redirecting: 'Abriendo la página siguiente...',
  refresh: 'Actualizar',
  tryAgain: 'Intentar de nuevo',
  goHome: 'Ir a la página de inicio',
  logIn: 'Iniciar sesión',
  contactUsLink: 'Contacto',
  onThisPage: 'En esta página',
};
