import type { connection as english } from '../../en/pages/connection.ts';
import type { Words } from '../../catalogue.ts';

export const connection: Words<typeof english> = {
  apigeeTestText:
    'Bu sayfa, portalın gerek duyduğu tüm çağrıları sırayla yapar ve hangi servislerin yanıt verdiğini söyler.',
  checkList: 'Çağrılar',
  checkRunning: '{total} çağrı kontrol ediliyor...',
  checkAllWork: '{total} çağrının hepsi çalışıyor.',
  checkSomeFailed: 'Başarısız: {total} çağrıdan {failed}.',
  checkWaiting: 'Bekliyor',
  checkWorks: 'Çalışıyor',
  checkFailed: 'Başarısız',
  checkAgain: 'Yeniden kontrol et',
  checkSignIn: 'Kişi gerektiren çağrıları da kontrol etmek için oturum açın.',
  checkSession: 'Oturum',
  checkMarket: 'Pazar',
  checkCountrySites: 'Ülke siteleri',
  checkProducts: 'Ürün adları',
  checkContent: 'Sayfa içeriği',
  checkUser: 'Kullanıcı bilgileri',
  checkGroups: 'Grup üyelikleri',
  checkNotifications: 'Bildirim sayısı',
  checkCart: 'Sepet',
  checkPrimaryUsers: 'Birincil kullanıcılar',
  checkTerms: 'Şartlar ve koşullar',
  checkConsents: 'Veri paylaşımı seçimleri',
  checkAdviceAccess:
    'Servis erişim vermiyor: yeniden oturum açın ve ağ geçidinin anahtarlarını kontrol edin.',
  checkAdviceStatus: 'Servis hatayla yanıt veriyor: günlüğüne bakın.',
  checkAdviceTimeout: 'Servis çok yavaş: yükünü ve ağ geçidinin sınırlarını kontrol edin.',
  checkAdviceMalformed: 'Yanıt okunamıyor: ağ geçidinin doğru servise gittiğini kontrol edin.',
  checkAdviceNetwork:
    'Yanıt yok: servisin çalıştığını ve ağ geçidinin bu siteye izin verdiğini kontrol edin.',
};
