import type { views as english } from '../../en/pages/views.ts';
import type { Words } from '../../catalogue.ts';

export const views: Words<typeof english> = {
  layoutEmpty: 'Aucun écran n’est encore placé sur cette page.',
  viewSlot: 'Écran intégré\u00a0: {name}',
  viewFailedHeading: '{name} n’a pas pu être chargé',
  viewFailedText: 'Cet écran n’est pas disponible pour le moment. Tout le reste fonctionne.',
  viewPageFailedText: 'Cet écran n’est pas disponible pour le moment.',
  viewFailedSubtitle: 'Ce que vous pouvez faire',
  viewFailedAdvice: 'Actualisez la page ou revenez plus tard.',
  viewFailedAddress: 'Son adresse\u00a0:',
};
