import type { simplePages as english } from '../../en/pages/simple-pages.ts';
import type { Words } from '../../catalogue.ts';

export const simplePages: Words<typeof english> = {
  privacySettingsText:
    'Burada filonuzun yöneticisi, bağlantılı araçların hangi verilerinin paylaşılacağına karar verir. Seçenekler gelecek bir sürümde açılacak; o zamana kadar değişiklik için bize ulaşın.',
  manageSubscriptionsText:
    'Burada şirketinizin aboneliklerini görür ve değiştirirsiniz. Bu ekranlar gelecek bir sürümde açılacak; o zamana kadar değişiklik için bize ulaşın.',
  dataSharingText:
    'Burada şirketiniz, iş ortaklarının araç verilerini almasına izin verir. Bu ekranlar gelecek bir sürümde açılacak; o zamana kadar değişiklik için bize ulaşın.',
  updatesText:
    'Filolar için araç, şarj ve servis haberleri, ayda bir e-postayla. Listeye eklenmek için bize yazın ve hangi konuların sizin için önemli olduğunu belirtin.',
  blankText:
    'Ekranlarını deneyen ekipler için çerçeve içinde boş bir sayfa. Yalnızca geliştirme ortamında bulunur.',
  apigeeTestText: 'Bu sayfa, portalın servisine ulaşıp ulaşmadığını sınar.',
  apigeeTestWorks: 'Servis yanıt veriyor. Süre: {duration} ms.',
  apigeeTestFails: 'Servis yanıt vermiyor: {detail}',
  transactionPreviewText:
    'Önizleme, portalı bir işlemin yapacağı biçimde gösterir. Size verilen bağlantıyı açın; bu adresin tek başına bir önizlemesi yoktur.',
};
