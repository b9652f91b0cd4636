import type { views as english } from '../../en/pages/views.ts';
import type { Words } from '../../catalogue.ts';

export const views: Words<typeof english> = {
  layoutEmpty: 'In questa pagina non ci sono ancora schermate.',
  viewSlot: 'Schermata integrata: {name}',
  viewFailedHeading: 'Non è stato possibile caricare {name}',
  viewFailedText: 'Questa schermata non è disponibile al momento. Tutto il resto funziona.',
  viewPageFailedText: 'Questa schermata non è disponibile al momento.',
  viewFailedSubtitle: 'Che cosa puoi fare',
  viewFailedAdvice: 'Aggiorna la pagina o torna più tardi.',
  viewFailedAddress: 'Il suo indirizzo:',
};
