import type { views as english } from '../../en/pages/views.ts';
import type { Words } from '../../catalogue.ts';

export const views: Words<typeof english> = {
  layoutEmpty: 'Todavía no hay pantallas en esta página.',
  viewSlot: 'Pantalla integrada: {name}',
  viewSlotText:
    'Este lugar está reservado para la pantalla de otro equipo. Aparecerá aquí cuando se activen las pantallas integradas.',
  viewSlotFramework: 'Hecho con {framework}',
  viewFailedHeading: 'No se ha podido cargar {name}',
  viewFailedText: 'Esta pantalla no está disponible en este momento. El resto de la página funciona.',
  viewFailedAdvice: 'Actualice la página o vuelva más tarde.',
};
