import type { contact as english } from '../../en/pages/contact.ts';
import type { Words } from '../../catalogue.ts';

export const contact: Words<typeof english> = {
  contactIntro: 'Bize yazın veya bizi arayın. Mesajları iki iş günü içinde yanıtlarız.',
  contactFormHeading: 'Mesaj gönderin',
  contactNameLabel: 'Adınız',
  contactEmailLabel: 'Yanıtımız için e-posta',
  contactSubjectLabel: 'Konu',
  contactSubjectChoose: 'Bir konu seçin',
  contactSubjectAccount: 'Hesap ve oturum açma',
  contactSubjectVehicles: 'Araçlar ve siparişler',
  contactSubjectTelematics: 'Telematik ve veriler',
  contactSubjectBilling: 'Faturalar ve ödeme',
  contactSubjectOther: 'Başka bir konu',
  contactMessageLabel: 'Mesaj',
  contactMessageHint: 'Parola veya ödeme bilgisi yazmayın.',
  contactSend: 'Mesajı gönder',
  contactSentHeading: 'Mesajınız gönderildi',
  contactSentText: 'Teşekkür ederiz. Yanıtımızı {email} adresine göndereceğiz.',
  contactFailed: 'Mesajınız gönderilemedi. Bağlantınızı kontrol edip yeniden gönderin.',
  contactRequired: 'Bu alanı doldurun.',
  contactEmailInvalid: 'ad@sirket.com.tr gibi bir e-posta adresi girin.',
  contactErrors: 'İşaretli alanları kontrol edin.',
  contactPhoneHeading: 'Bizi arayın',
  contactPhoneText: 'Size daha çabuk yardımcı olabilmemiz için şirketinizin adını hazır bulundurun.',
  contactHoursHeading: 'Çalışma saatleri',
  contactHoursText: 'Pazartesiden cumaya, 08.00-18.00. Resmî tatillerde kapalıyız.',
};
