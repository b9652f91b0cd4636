import type { simplePages as english } from '../../en/pages/simple-pages.ts';
import type { Words } from '../../catalogue.ts';

export const simplePages: Words<typeof english> = {
  blankText:
    'Une page vide dans le cadre, pour les équipes qui essaient leurs écrans. Elle n’existe qu’en développement.',
  transactionPreviewText:
    'Un aperçu montre le portail tel qu’une transaction le rendrait. Ouvrez le lien que vous avez reçu\u00a0; cette adresse seule ne contient aucun aperçu.',
  transactionPreviewLoading: 'Chargement de l’aperçu de la transaction',
};
