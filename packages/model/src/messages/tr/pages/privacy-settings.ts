import type { privacySettings as english } from '../../en/pages/privacy-settings.ts';
import type { Words } from '../../catalogue.ts';

export const privacySettings: Words<typeof english> = {
  consentIntro:
    'Şirketiniz, bağlantılı araçlarının hangi verilerini bizimle ne için paylaşacağına karar verir. Bunu istediğiniz zaman değiştirebilirsiniz.',
  consentHeading: 'Şirketinizin paylaştıkları',
  consentCompany: 'Bu seçimler {company} şirketinin tüm bağlantılı araçları için geçerlidir.',
  consentDrivingHeading: 'Sürüş verileri',
  consentDrivingText: 'Araçların nasıl kullanıldığı: hız, hızlanma, frenleme ve emniyet kemerleri.',
  consentVehicleHeading: 'Araç verileri',
  consentVehicleText: 'Araçların durumu: kilometre, şarj veya yakıt, uyarılar ve bakım ihtiyacı.',
  consentLocationHeading: 'Konum verileri',
  consentLocationText: 'Araçların nerede olduğu ve izledikleri yollar.',
  consentRd: 'Araştırma ve geliştirme',
  consentRdText: 'Araçları ve hizmetleri daha iyi ve güvenli kılmak için.',
  consentMarketing: 'Pazarlama',
  consentMarketingText: 'Şirketinize filosuna uygun teklifleri bildirmek için.',
  consentShared: 'Paylaşılıyor',
  consentNotShared: 'Paylaşılmıyor',
  consentSave: 'Seçimleri kaydet',
  consentAcceptAll: 'Tümünü paylaş',
  consentRejectAll: 'Hiçbirini paylaşma',
  consentNone: 'Şirketiniz henüz karar vermedi.',
  consentUnsaved: 'Değişiklikleriniz henüz kaydedilmedi.',
  consentProposedAll:
    'Açtığınız bağlantı tüm kutuları işaretledi. Siz kaydedene kadar hiçbir şey kaydedilmez.',
  consentProposedNone:
    'Açtığınız bağlantı tüm kutuların işaretini kaldırdı. Siz kaydedene kadar hiçbir şey kaydedilmez.',
  consentSaving: 'Seçimleriniz kaydediliyor...',
  consentSaved: 'Seçimleriniz kaydedildi. Paylaşılan: {count}/{total}.',
  consentSaveFailed:
    'Seçimlerinizin kaydedildiğini doğrulayamadık. Bağlantınızı kontrol edip yeniden deneyin.',
  consentLoadFailed: 'Şirketinizin seçimleri yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.',
  consentReadOnly:
    'Bu seçimleri yalnızca şirketinizin Blue Star yöneticisi değiştirebilir. Değişiklik için ona başvurun.',
  consentUncheckable:
    'Bu seçimleri değiştirip değiştiremeyeceğinizi kontrol edemedik; bu nedenle yalnızca okuyabilirsiniz.',
  consentNoCompany: 'Hesabınız hiçbir şirkete bağlı değil; burada karar verilecek bir şey yok.',
};
