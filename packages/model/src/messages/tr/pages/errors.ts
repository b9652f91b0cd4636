import type { errors as english } from '../../en/pages/errors.ts';
import type { Words } from '../../catalogue.ts';

export const errors: Words<typeof english> = {
  forbiddenText: 'Oturumunuz açık, ancak hesabınızın istediğiniz sayfa için izinleri eksik.',
  forbiddenSignedOut: 'Bu sayfa için izin gerekir. Açmak için oturum açın.',
  forbiddenNoLogin: 'Bu sayfa için izin gerekir ve bu sitede oturum açılmaz.',
  forbiddenMissing: 'Eksik izinler',
  forbiddenAdvice: 'Bu izinleri şirketinizin yöneticisinden isteyin, ardından sayfayı yeniden açın.',
  forbiddenSignedOutAdvice: 'Bu izinlere sahip bir hesapla oturum açın.',
  forbiddenNeeded: 'Gerekli izinler',
  forbiddenAsk: 'Yöneticinize e-posta gönderin',
  forbiddenEmailSubject: 'Filo portalı için izinler',
  forbiddenEmailText:
    'Lütfen hesabıma şu izinleri verin:\n{permissions}\n\nBunlara şu sayfa için ihtiyacım var:',
  forbiddenHeldTitle: 'Artık erişiminiz var',
  forbiddenHeldText: 'Hesabınızda söz konusu izinlerin hiçbiri eksik değil.',
  forbiddenHeldAdvice: 'Sayfayı yeniden açın. Hâlâ açılmazsa bize ulaşın.',
  forbiddenOpenAgain: 'Sayfayı yeniden aç',
  logInAsOther: 'Başka bir hesapla oturum aç',

  notFoundText: 'Adres yanlış yazılmış veya sayfa taşınmış olabilir.',
  notFoundAdvice: 'Adresi kontrol edin, sayfayı arayın veya ana sayfadan başlayın.',
  pageAsked: 'İstediğiniz adres',
  notFoundSimilar: 'Bunu aramış olabilirsiniz',

  errorText: 'Bizden kaynaklanan bir hata nedeniyle sayfa gösterilemedi.',
  errorAdvice: 'Sayfayı yenileyin. Yeniden olursa bize ulaşın.',
  errorReference: 'Bize ulaşırken bunu belirtin',
  technicalDetails: 'Teknik ayrıntılar',

  signInErrorText: 'Oturum açma hizmeti girişinize izin vermedi.',
  signInErrorAdvice: 'Yeniden oturum açın. Tekrar olursa şirketinizin yöneticisine başvurun.',

  contentFailedHeading: 'Bu sayfa yüklenemedi',
  contentFailedText: 'Sayfanın içeriği gelmedi. Sitenin geri kalanı çalışıyor.',
  contentFailedAdvice: 'Bağlantınızı kontrol edip yeniden deneyin.',

  loopHeading: 'Bu adres hiçbir yere götürmüyor',
  loopText: 'Yönlendirmeleri kendine geri dönüyor: {chain}',
  loopAdvice: 'Ana sayfadan başlayın ve bu adresi bize bildirin.',
};
