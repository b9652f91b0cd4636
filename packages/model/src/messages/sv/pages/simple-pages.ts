import type { simplePages as english } from '../../en/pages/simple-pages.ts';
import type { Words } from '../../catalogue.ts';

export const simplePages: Words<typeof english> = {
  blankText: 'En tom sida i ramen, för team som provar sina vyer. Den finns bara under utveckling.',
  transactionPreviewText:
    'En förhandsvisning visar portalen så som en transaktion skulle göra den. Öppna länken som du fick; adressen ensam har ingen förhandsvisning.',
  transactionPreviewLoading: 'Läser in förhandsvisning av transaktion',
};
