import type { PortalTexts } from './portal-texts.ts';

export const texts: PortalTexts = {
  onThisPage: 'Bu sayfada',
  logInAsOther: 'Başka bir hesapla oturum aç',
  forbiddenSignedOut: 'Bu sayfa için izin gerekir. Açmak için oturum açın.',
  technicalDetail: 'Tarayıcının bildirdiği: {detail}',
  contactEmailHeading: 'Bize yazın',
  contactComposeIntro: 'Bu formdan bir e-posta hazırlarız. E-posta kendi e-posta programınızdan gönderilir.',
  contactCompose: 'E-postayı hazırla',
  contactSubjectRequired: 'Bir konu seçin.',
  contactMessageRequired: 'En az 10 karakterlik bir mesaj yazın.',
  contactReadyHeading: 'E-postanız hazır',
  contactReadyText:
    'E-posta programınız, {address} adresine yazdığınız mesajla açılmış olmalı. Mesaj, oradan gönderdiğinizde bize ulaşır.',
  contactOpenAgain: 'E-postayı yeniden aç',
  contactWriteAnother: 'Başka bir mesaj yaz',
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
  termsUseHeading: 'Portalın kullanımı',
  termsUseText:
    'Portal, şirketinin filosuyla çalışan kişiler içindir. Oturum bilgilerinizi paylaşmayın ve şirketten ayrıldığınızda yöneticinize haber verin.',
  termsDataHeading: 'Araçlar ve veriler',
  termsDataText:
    'Hangi araçların bağlanacağına ve hangi verilerin paylaşılacağına şirketiniz karar verir. Verileri yalnızca rolünüzün izin verdiği ölçüde görürsünüz.',
  termsServiceHeading: 'Erişilebilirlik süresi',
  termsServiceText:
    'Portalı çalışır tutar, bakımları önceden duyururuz. Ürünleriniz için geçerli hizmet düzeyleri sözleşmenizde yazar.',
  viewSlotText:
    'Bu yer başka bir ekibin ekranı için ayrılmıştır. Gömülü ekranlar açıldığında burada görünür.',
  viewSlotFramework: '{framework} ile hazırlandı',
  layoutEmpty: 'Bu sayfada henüz ekran yok.',
  countrySitesLanguages: 'Diller: {country}',
  countrySitesAmericas: 'Amerika',
  countrySitesEurope: 'Avrupa',
  countrySitesOther: 'Diğer siteler',
};
