import type { views as english } from '../../en/pages/views.ts';
import type { Words } from '../../catalogue.ts';

export const views: Words<typeof english> = {
  layoutEmpty: 'Aucun écran n’est encore placé sur cette page.',
  viewSlot: 'Écran intégré : {name}',
  viewSlotText:
    'Cette place est réservée à l’écran d’une autre équipe. Il s’affichera ici dès que les écrans intégrés seront activés.',
  viewSlotFramework: 'Réalisé avec {framework}',
  viewFailedHeading: '{name} n’a pas pu être chargé',
  viewFailedText: 'Cet écran n’est pas disponible pour le moment. Le reste de la page fonctionne.',
  viewFailedAdvice: 'Actualisez la page ou revenez plus tard.',
};
