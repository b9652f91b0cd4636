import type { simplePages as english } from '../../en/pages/simple-pages.ts';
import type { Words } from '../../catalogue.ts';

export const simplePages: Words<typeof english> = {
  blankText:
    'Eine leere Seite im Rahmen, für Teams, die ihre Ansichten ausprobieren. Es gibt sie nur in der Entwicklung.',
  transactionPreviewText:
    'Eine Vorschau zeigt das Portal so, wie eine Transaktion es machen würde. Öffnen Sie den Link, den Sie erhalten haben; diese Adresse allein hat keine Vorschau.',
  transactionPreviewLoading: 'Transaktionsvorschau wird geladen',
};
