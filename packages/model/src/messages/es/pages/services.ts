import type { services as english } from '../../en/pages/services.ts';
import type { Words } from '../../catalogue.ts';

export const services: Words<typeof english> = {
  manageSubscriptionsText: 'Consulte qué productos tiene activos y solicite cambios.',
  subscriptionsHeading: 'Productos activos',
  subscriptionsNone: 'Aún no hay productos activos.',
  subscriptionsChangeHeading: 'Cambiar una suscripción',
  subscriptionsChangeText:
    'Díganos qué producto quiere añadir, cambiar o terminar. Se aplican los plazos de su contrato.',
  subscriptionsAsk: 'Solicitar un cambio',
  subscriptionsMarketplace: 'Abrir la tienda',
  dataSharingText: 'Los socios solo reciben datos de sus vehículos cuando su empresa los ha autorizado.',
  sharingHeading: 'Cómo se autoriza a un socio',
  sharingAskHeading: 'Solicitar',
  sharingAskText: 'Indíquenos el nombre del socio y los vehículos de que se trata.',
  sharingCheckHeading: 'Revisar',
  sharingCheckText: 'Enviamos un resumen a su administrador: qué datos, para qué y durante cuánto tiempo.',
  sharingStartHeading: 'Aceptar',
  sharingStartText: 'El socio recibe los datos cuando su administrador ha aceptado, y no antes.',
  sharingEndText: 'Una autorización puede retirarse en cualquier momento: escríbanos del mismo modo.',
  sharingAsk: 'Solicitar una autorización',
  updatesText:
    'Novedades para flotas, una vez al mes por correo. Elija sus temas y prepararemos un correo para incluirle en la lista.',
  updatesTopics: 'Temas',
  updatesVehicles: 'Vehículos nuevos',
  updatesCharging: 'Carga y energía',
  updatesService: 'Servicio y mantenimiento',
  updatesTelematics: 'Telemática y datos',
  updatesRequired: 'Elija al menos un tema.',
  updatesEmailSubject: 'Por favor, envíenme novedades',
  updatesEnd: 'Puede salir de la lista cuando quiera: cada correo explica cómo.',
};
