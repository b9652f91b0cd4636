import type { CookieMessages } from '../cookie-messages.ts';

export const cookies: CookieMessages = {
  title: 'Su decisión sobre las cookies',
  intro:
    'Usamos cookies sin las que este sitio no puede funcionar. Con su consentimiento usamos también otras para medirlo y mejorarlo. Puede cambiar su decisión en cualquier momento al pie de cada página.',
  privacyPolicy: 'Política de privacidad',
  acceptAll: 'Aceptar todas',
  refuseAll: 'Rechazar todas',
  choose: 'Elegir cookies',
  settingsTitle: 'Configuración de cookies',
  settingsIntro: 'Elija qué cookies podemos usar. Las que desactive se borran de este navegador.',
  save: 'Guardar la selección',
  close: 'Cerrar',
  alwaysOn: 'Siempre activas',
  necessary: 'Estrictamente necesarias',
  necessaryText: 'Mantienen su sesión, protegen el sitio y recuerdan esta decisión.',
  performance: 'Rendimiento',
  performanceText: 'Cuentan las visitas y muestran qué páginas son lentas o difíciles de encontrar.',
  functionality: 'Funcionalidad',
  functionalityText: 'Recuerdan lo que eligió, como su idioma y los últimos sitios que usó.',
  targeting: 'Publicidad',
  targetingText:
    'Permiten que nosotros y nuestros socios le mostremos ofertas adecuadas, aquí y en otros sitios.',
  saved: 'Su decisión está guardada.',
  saveFailed:
    'No se pudo guardar su decisión. Compruebe la conexión y que su navegador admita cookies, e inténtelo de nuevo.',
};
