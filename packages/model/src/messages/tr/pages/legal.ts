import type { legal as english } from '../../en/pages/legal.ts';
import type { Words } from '../../catalogue.ts';

export const legal: Words<typeof english> = {
  privacyIntro:
    'Bu politika, bu sitenin hangi kişisel verileri neden kullandığını ve nelere karar verebileceğinizi açıklar.',
  privacyCollectHeading: 'Topladığımız veriler',
  privacyCollectText:
    'Adınız, e-posta adresiniz ve şirketiniz gibi bize verdiğiniz bilgileri ve açtığınız sayfalar ile kullandığınız cihaz gibi ziyaretinizden kalan bilgileri toplarız. Şirketiniz araçlarını bağladığında araçlardan da veri alırız.',
  privacyUseHeading: 'Verileri nasıl kullanırız',
  privacyUseText:
    'Bu verileri oturumunuzu açmak, rolünüzün izin verdiklerini göstermek, şirketinizin sipariş ettiği ürünleri sunmak, sorularınızı yanıtlamak ve siteyi güvende tutmak için kullanırız. Pazarlama için yalnızca onay verdiyseniz kullanırız.',
  privacyShareHeading: 'Verileri kimler alır',
  privacyShareText:
    'Şirketinizin yöneticileri hesabınızı görür. Hizmet sağlayıcılar verileri bizim adımıza ve sözleşmeyle işler. Verileri yetkililere yalnızca yasa zorunlu kıldığında veririz.',
  privacyKeepHeading: 'Verileri ne kadar saklarız',
  privacyKeepText:
    'Hesap verilerini şirketiniz siteyi kullandığı sürece ve sonrasında yasanın gerektirdiği süre boyunca saklarız. Ardından siler veya anonim hâle getiririz.',
  privacyRightsHeading: 'Haklarınız',
  privacyRightsText:
    'Hakkınızda hangi verileri tuttuğumuzu sorabilir, bunların düzeltilmesini veya silinmesini isteyebilir, kullanılmasına itiraz edebilir ve onayınızı istediğiniz zaman geri alabilirsiniz. Şikâyetlerinizi veri koruma kurumlarına iletebilirsiniz.',
  privacyCookiesHeading: 'Çerezler',
  privacyCookiesText:
    'Sitenin ihtiyaç duyduğu çerezler her zaman açıktır. Diğerleri, siz çerez ayarlarında izin verene kadar kapalıdır; kararınızı orada istediğiniz zaman değiştirebilirsiniz.',
  privacyContactHeading: 'Sorular',
  privacyContactText: 'İletişim sayfasından bize yazın. Bir ay içinde yanıtlarız.',
  termsIntro: 'Bu şartlar, bu sitenin ve içindeki ürünlerin kullanımı için geçerlidir.',
  termsUseHeading: 'Portalın kullanımı',
  termsUseText:
    'Portal, şirketinin filosuyla çalışan kişiler içindir. Oturum bilgilerinizi paylaşmayın ve şirketten ayrıldığınızda yöneticinize haber verin.',
  termsDataHeading: 'Araçlar ve veriler',
  termsDataText:
    'Hangi araçların bağlanacağına ve hangi verilerin paylaşılacağına şirketiniz karar verir. Verileri yalnızca rolünüzün izin verdiği ölçüde görürsünüz.',
  termsServiceHeading: 'Kullanılabilirlik',
  termsServiceText:
    'Portalı çalışır tutar, bakımları önceden duyururuz. Ürünleriniz için geçerli hizmet düzeyleri sözleşmenizde yazar.',
  termsChangesHeading: 'Bu şartlardaki değişiklikler',
  termsChangesText:
    'Bu şartlar değiştiğinde, şirketi adına imza atanlardan yeni sürümü yürürlüğe girmeden önce kabul etmelerini isteriz.',
  termsContactHeading: 'Sorular',
  termsContactText: 'Bu şartlarda açık olmayan bir şey varsa bize sorun.',
  termsValidFrom: '{date} tarihinden itibaren geçerlidir.',
  termsAccepted: 'Bu şartları kabul ettiniz.',
  termsNotAccepted: 'Bu şartları henüz kabul etmediniz.',
};
