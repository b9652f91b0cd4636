import type { simplePages as english } from '../../en/pages/simple-pages.ts';
import type { Words } from '../../catalogue.ts';

export const simplePages: Words<typeof english> = {
  blankText:
    'Ekranlarını deneyen ekipler için çerçeve içinde boş bir sayfa. Yalnızca geliştirme ortamında bulunur.',
  transactionPreviewText:
    'Önizleme, portalı bir işlemin yapacağı biçimde gösterir. Size verilen bağlantıyı açın; bu adresin tek başına bir önizlemesi yoktur.',
  transactionPreviewLoading: 'İşlem önizlemesi yükleniyor',
};
