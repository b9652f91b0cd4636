import type { services as english } from '../../en/pages/services.ts';
import type { Words } from '../../catalogue.ts';

export const services: Words<typeof english> = {
  manageSubscriptionsText: 'Sizin için hangi ürünlerin etkin olduğunu görün ve değişiklik isteyin.',
  subscriptionsHeading: 'Etkin ürünler',
  subscriptionsNone: 'Henüz etkin bir ürün yok.',
  subscriptionsChangeHeading: 'Abonelik değiştirme',
  subscriptionsChangeText:
    'Hangi ürünü eklemek, değiştirmek veya bitirmek istediğinizi bize yazın. Sözleşmenizdeki süreler geçerlidir.',
  subscriptionsAsk: 'Değişiklik iste',
  subscriptionsMarketplace: 'Mağazayı aç',
  dataSharingText: 'İş ortakları, araçlarınızın verilerini yalnızca şirketiniz izin verdikten sonra alır.',
  sharingHeading: 'Bir iş ortağına nasıl izin verilir',
  sharingAskHeading: 'İsteyin',
  sharingAskText: 'Bize iş ortağının adını ve ilgili araçları bildirin.',
  sharingCheckHeading: 'Kontrol edin',
  sharingCheckText: 'Yöneticinize bir özet göndeririz: hangi veriler, ne için ve ne kadar süreyle.',
  sharingStartHeading: 'Onaylayın',
  sharingStartText: 'İş ortağı verileri ancak yöneticiniz onayladıktan sonra alır.',
  sharingEndText: 'İzin istediğiniz zaman geri alınabilir: aynı yolla bize yazın.',
  sharingAsk: 'İzin iste',
  updatesText:
    'Filolar için haberler, ayda bir e-postayla. Konularınızı seçin; sizi listeye ekleyecek e-postayı biz hazırlayalım.',
  updatesTopics: 'Konular',
  updatesVehicles: 'Yeni araçlar',
  updatesCharging: 'Şarj ve enerji',
  updatesService: 'Servis ve bakım',
  updatesTelematics: 'Telematik ve veri',
  updatesRequired: 'En az bir konu seçin.',
  updatesEmailSubject: 'Lütfen bana haberleri gönderin',
  updatesEnd: 'Listeden istediğiniz zaman çıkabilirsiniz: her e-posta nasıl yapılacağını söyler.',
};
