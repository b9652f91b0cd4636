import type { FlowMessages } from '../flow-messages.ts';

export const flows: FlowMessages = {
  // The preference popup
  preferenceTitle: 'Bağlantılı araç verileri paylaşılsın mı?',
  preferenceText:
    'Şirketiniz bağlantılı araçlarının verilerini bizimle paylaşabilir: araştırma ve geliştirme ile pazarlama için. Kararı tüm şirket adına siz verirsiniz ve istediğiniz zaman değiştirebilirsiniz.',
  preferenceYes: 'Evet',
  preferenceNo: 'Hayır',
  preferenceChoose: 'Seç',
  preferenceSavedTitle: 'Teşekkürler',
  preferenceSavedText:
    'Tüm araç verileri için evet yanıtını verdiniz. Bunu ayarlarınızda istediğiniz zaman görebilir ve değiştirebilirsiniz.',
  preferenceDone: 'Tamam',
  preferenceDeclinedTitle: 'Hayır yanıtını verdiniz',
  preferenceDeclinedText:
    'Hiçbir araç verisi paylaşılmaz. Bunu ayarlarınızda istediğiniz zaman görebilir ve değiştirebilirsiniz.',
  preferenceCancel: 'İptal',
  preferenceSettings: 'Ayarları değiştir',
  // The terms
  termsPromptTitle: 'Şartlar ve koşullar',
  termsPromptText: 'Devam etmek için lütfen koşulları okuyun ve kabul edin.',
  termsBox: 'Koşulların metni',
  termsAcknowledge: 'Tüm şartları ve koşulları okuduğumu onaylıyorum',
  termsAccept: 'Kabul et',
  termsSignOut: 'Oturumu kapat',
  termsSaving: 'Onayınız kaydediliyor...',
  termsFailed: 'Onayınız kaydedilemedi. Bağlantınızı kontrol edip yeniden deneyin.',
  termsAccess: 'Teşekkürler. Erişiminiz hazırlanıyor...',
  termsStuck:
    'Koşullar kabul edildi, ancak erişiminiz hazırlanamadı. Yeniden deneyin veya mevcut erişiminizle devam edin.',
  termsRetry: 'Yeniden dene',
  termsLater: 'Daha sonra',
  // Banners
  previewText:
    'Şu anda işlem önizleme modundasınız. Canlı siteye dönmek için ÖNİZLEMEDEN ÇIK düğmesini seçin.',
  previewLost:
    'İşlem önizlemesi yeniden başlatılamadı. Canlı siteye dönmek için ÖNİZLEMEDEN ÇIK düğmesini seçin.',
  exitPreview: 'ÖNİZLEMEDEN ÇIK',
  childSessionText:
    'Şu anda {companyName} hesabına erişiyorsunuz. Veri paylaşımı yetkilendirme sayfasına dönmek için OTURUMU SONLANDIR düğmesini seçin.',
  childSessionUnnamed:
    'Şu anda başka bir şirketin hesabına erişiyorsunuz. Veri paylaşımı yetkilendirme sayfasına dönmek için OTURUMU SONLANDIR düğmesini seçin.',
  endSession: 'OTURUMU SONLANDIR',
  fleetText: 'Filo sitesi buraya taşındı. Orada yaptığınız her şeye devam edebilirsiniz.',
  signOutFailed:
    'Oturumunuz hâlâ açık: oturum kapatma isteği hizmetimize ulaşmadı. Bu cihazı başkaları kullanmadan önce oturumu yeniden kapatın.',
};
