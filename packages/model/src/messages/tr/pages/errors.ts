import type { errors as english } from '../../en/pages/errors.ts';
import type { Words } from '../../catalogue.ts';

export const errors: Words<typeof english> = {
  forbiddenText: 'Oturumunuz açık, ancak hesabınızın istediğiniz sayfa için izinleri eksik.',
  forbiddenSignedOut: 'Bu sayfa için izin gerekir. Açmak için oturum açın.',
  forbiddenMissing: 'Eksik izinler',
  forbiddenOrigin: 'Geldiğiniz sayfa',
  forbiddenAdvice: 'Bu izinleri şirketinizin yöneticisinden isteyin, ardından sayfayı yeniden açın.',
  logInAsOther: 'Başka bir hesapla oturum aç',

  notFoundText: 'Adres yanlış yazılmış veya sayfa taşınmış olabilir.',
  notFoundAdvice: 'Adresi kontrol edin veya ana sayfadan başlayın.',

  errorText: 'Bizden kaynaklanan bir hata nedeniyle sayfa gösterilemedi.',
  errorAdvice: 'Sayfayı yenileyin. Yeniden olursa bize ulaşın.',
  technicalDetail: 'Tarayıcının bildirdiği: {detail}',

  signInErrorText: 'Oturum açma hizmeti girişinize izin vermedi.',
  signInErrorAdvice: 'Yeniden oturum açın. Tekrar olursa şirketinizin yöneticisine başvurun.',

  contentFailedHeading: 'Bu sayfa yüklenemedi',
  contentFailedText: 'Sayfanın içeriği gelmedi. Sitenin geri kalanı çalışıyor.',
  contentFailedAdvice: 'Bağlantınızı kontrol edip yeniden deneyin.',

  loopHeading: 'Bu adres hiçbir yere götürmüyor',
  loopText: 'Yönlendirmeleri kendine geri dönüyor: {chain}',
  loopAdvice: 'Ana sayfadan başlayın ve bu adresi bize bildirin.',
};
