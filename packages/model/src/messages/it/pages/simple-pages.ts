import type { simplePages as english } from '../../en/pages/simple-pages.ts';
import type { Words } from '../../catalogue.ts';

export const simplePages: Words<typeof english> = {
  blankText:
    'Una pagina vuota dentro la cornice, per i team che provano le loro schermate. Esiste solo in sviluppo.',
  transactionPreviewText:
    'Un’anteprima mostra il portale come lo renderebbe una transazione. Apri il link che hai ricevuto; questo indirizzo da solo non ha un’anteprima.',
  transactionPreviewLoading: 'Caricamento dell’anteprima della transazione',
};
