import type { contact as english } from '../../en/pages/contact.ts';
import type { Words } from '../../catalogue.ts';

export const contact: Words<typeof english> = {
  contactIntro: 'Bize yazın veya bizi arayın. Mesajları iki iş günü içinde yanıtlarız.',
  contactFormHeading: 'Mesaj gönderin',
  contactComposeIntro:
    'Bu formdan bir e-posta hazırlarız. E-posta kendi e-posta programınızdan gönderilir. Her iki alan da zorunludur.',
  contactSubjectLabel: 'Konu',
  contactSubjectChoose: 'Bir konu seçin',
  contactSubjectRequired: 'Bir konu seçin.',
  contactSubjectQuote: 'Araçlar için teklif',
  contactSubjectAccount: 'Hesap ve oturum açma',
  contactSubjectVehicles: 'Araçlar ve siparişler',
  contactSubjectTelematics: 'Telematik ve veriler',
  contactSubjectBilling: 'Faturalar ve ödeme',
  contactSubjectOther: 'Başka bir konu',
  contactMessageLabel: 'Mesaj',
  contactMessageHint: 'En az 10 karakter. Parola veya ödeme bilgisi yazmayın.',
  contactMessageRequired: 'En az 10 karakterlik bir mesaj yazın.',
  contactCompose: 'E-postayı hazırla',
  contactReadyHeading: 'E-postanız hazır',
  contactReadyText:
    'E-posta programınız, {address} adresine yazdığınız mesajla açılmış olmalı. Mesaj, oradan gönderdiğinizde bize ulaşır.',
  contactReadyCopy: 'E-posta programı açılmazsa bu metni {address} adresine gönderin.',
  contactOpenAgain: 'E-postayı yeniden aç',
  contactChange: 'Mesajı değiştir',
  contactWriteAnother: 'Başka bir mesaj yaz',
  contactPhoneHeading: 'Bizi arayın',
  contactPhoneText: 'Size daha çabuk yardımcı olabilmemiz için şirketinizin adını hazır bulundurun.',
  contactHoursHeading: 'Çalışma saatleri',
  contactHoursText: 'Pazartesiden cumaya, 08.00-18.00. Resmî tatillerde kapalıyız.',
  contactEmailHeading: 'Bize yazın',
};
