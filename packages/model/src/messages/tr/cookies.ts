import type { CookieMessages } from '../cookie-messages.ts';

export const cookies: CookieMessages = {
  title: 'Çerezlerle ilgili tercihiniz',
  intro:
    'Bu sitenin onlarsız çalışamadığı çerezler kullanıyoruz. İzninizle, siteyi ölçmek ve iyileştirmek için başka çerezler de kullanıyoruz. Tercihinizi istediğiniz zaman her sayfanın altından değiştirebilirsiniz.',
  privacyPolicy: 'Gizlilik politikası',
  acceptAll: 'Tümünü kabul et',
  refuseAll: 'Tümünü reddet',
  choose: 'Çerezleri seç',
  settingsTitle: 'Çerez ayarları',
  settingsIntro: 'Hangi çerezleri kullanabileceğimizi seçin. Kapattığınız çerezler bu tarayıcıdan silinir.',
  save: 'Tercihleri kaydet',
  close: 'Kapat',
  alwaysOn: 'Her zaman açık',
  necessary: 'Kesinlikle gerekli',
  necessaryText: 'Oturumunuzu açık tutar, siteyi korur ve bu tercihi hatırlar.',
  performance: 'Performans',
  performanceText: 'Ziyaretleri sayar, hangi sayfaların yavaş veya zor bulunur olduğunu gösterir.',
  functionality: 'İşlevsellik',
  functionalityText: 'Diliniz ve son kullandığınız siteler gibi seçimlerinizi hatırlar.',
  targeting: 'Hedefleme',
  targetingText:
    'Bizim ve ortaklarımızın size burada ve başka sitelerde uygun teklifler göstermesini sağlar.',
  saved: 'Tercihiniz kaydedildi.',
  saveFailed:
    'Tercihiniz kaydedilemedi. Bağlantınızı ve tarayıcınızın çerezlere izin verdiğini kontrol edip yeniden deneyin.',
};
