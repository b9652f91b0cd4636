import type { bootstrap as english } from '../../en/pages/bootstrap.ts';
import type { Words } from '../../catalogue.ts';

export const bootstrap: Words<typeof english> = {
  bootstrapTitle: 'Portal başlatılamadı',

  environmentMissingHeading: 'Portalın ayarları gelmedi',
  environmentMissingText: 'Portal ayarlarını on saniye bekledi ve onlar olmadan başlayamaz.',
  environmentMissingAdvice:
    'Sayfayı yenileyin. Yeniden olursa bir ağ filtresi bu siteyi engelliyor olabilir.',

  environmentInvalidHeading: 'Portalın ayarları yanlış',
  environmentInvalidText: 'Bu sitenin ayarları okunamıyor, bu nedenle portal başlatılamıyor: {detail}',
  environmentInvalidAdvice: 'Sayfayı yenileyin. Yeniden olursa burada yazanı bize bildirin.',

  marketUnknownHeading: 'Bu sitenin ülkesi bilinmiyor',
  marketUnknownText: '“{market}” adlı bir pazar yok, bu nedenle gösterilecek sayfa da yok.',
  marketUnknownAdvice: 'Ülke siteleri listesinden ülkenizi seçin.',

  backendDownHeading: 'Portalın hizmetine ulaşılamıyor',
  backendDownText: 'Bağlantınız veya hizmetimiz kesintiye uğradı. Verileriniz güvende.',
  backendDownAdvice: 'Bağlantınızı kontrol edin, bir dakika bekleyin ve sayfayı yenileyin.',

  backendFailedHeading: 'Portalın hizmeti bir hata bildirdi',
  backendFailedText: 'Hizmet hata ile yanıt verdi, bu nedenle portal başlatılamıyor: {detail}',
  backendFailedAdvice: 'Bir dakika bekleyip sayfayı yenileyin. Yeniden olursa burada yazanı bize bildirin.',

  backendSlowHeading: 'Portalın hizmeti çok yavaş',
  backendSlowText: 'Hizmet zamanında yanıt vermedi, bu nedenle portal beklemeyi bıraktı.',
  backendSlowAdvice: 'Bir dakika bekleyip sayfayı yenileyin.',

  backendHtmlHeading: 'Portal beklenmeyen bir yanıt aldı',
  backendHtmlText:
    'Veri yerine bir web sayfası geldi. Buna çoğu zaman bir ağın oturum açma sayfası veya bir vekil sunucu neden olur.',
  backendHtmlAdvice: 'Ağınız istiyorsa ağda oturum açın, ardından sayfayı yenileyin.',

  malformedHeading: 'Portal okuyamadığı veriler aldı',
  malformedText: 'Hizmetin yanıtı beklendiği gibi değil, bu nedenle portal başlatılamıyor: {detail}',
  malformedAdvice: 'Sayfayı yenileyin. Yeniden olursa burada yazanı bize bildirin.',
};
