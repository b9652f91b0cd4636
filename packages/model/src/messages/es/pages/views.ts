import type { views as english } from '../../en/pages/views.ts';
import type { Words } from '../../catalogue.ts';

export const views: Words<typeof english> = {
  layoutEmpty: 'Todavía no hay pantallas en esta página.',
  viewSlot: 'Pantalla integrada: {name}',
  viewFailedHeading: 'No se ha podido cargar {name}',
  viewFailedText: 'Esta pantalla no está disponible en este momento. Todo lo demás funciona.',
  viewPageFailedText: 'Esta pantalla no está disponible en este momento.',
  viewFailedSubtitle: 'Qué puede hacer',
  viewFailedAdvice: 'Actualice la página o vuelva más tarde.',
  viewFailedAddress: 'Su dirección:',
};
