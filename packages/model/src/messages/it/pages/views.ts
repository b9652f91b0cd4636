import type { views as english } from '../../en/pages/views.ts';
import type { Words } from '../../catalogue.ts';

export const views: Words<typeof english> = {
  layoutEmpty: 'In questa pagina non ci sono ancora schermate.',
  viewSlot: 'Schermata integrata: {name}',
  viewSlotText:
    'Questo spazio è riservato alla schermata di un altro team. Apparirà qui quando le schermate integrate saranno attive.',
  viewSlotFramework: 'Realizzato con {framework}',
  viewFailedHeading: 'Non è stato possibile caricare {name}',
  viewFailedText: 'Questa schermata non è disponibile al momento. Il resto della pagina funziona.',
  viewFailedAdvice: 'Aggiorna la pagina o torna più tardi.',
};
