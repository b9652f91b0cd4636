import type { common as english } from '../../en/pages/common.ts';
import type { Words } from '../../catalogue.ts';

export const common: Words<typeof english> = {
  accountTitle: 'Hesap',
  privacySettingsTitle: 'Bağlantılı araç veri paylaşımı',
  manageSubscriptionsTitle: 'Abonelikleri yönet',
  termsTitle: 'Şartlar ve koşullar',
  privacyPolicyTitle: 'Gizlilik politikası',
  sitemapTitle: 'Site haritası',
  countrySitesTitle: 'Ülke siteleri',
  signInErrorTitle: 'Oturumunuz açılamadı',
  blankTitle: 'Boş sayfa',
  forbiddenTitle: 'Bu sayfaya erişiminiz yok',
  notFoundTitle: 'Bu sayfa yok',
  errorTitle: 'Bir sorun oluştu',
  apigeeTestTitle: 'Bağlantı testi',
  transactionPreviewTitle: 'İşlem önizlemesi',
  updatesTitle: 'Güncellemeleri alın',
  dataSharingTitle: 'Veri paylaşımı',
  contactUsTitle: 'Bize ulaşın',

  loading: 'Yükleniyor',
  loggingIn: 'Oturum açılıyor...',
  loggingOut: 'Oturum kapatılıyor...',
  redirecting: 'Sonraki sayfaya yönlendiriliyorsunuz...',
  refresh: 'Yenile',
  tryAgain: 'Yeniden dene',
  goHome: 'Ana sayfaya git',
  logIn: 'Oturum aç',
  contactUsLink: 'Bize ulaşın',
  onThisPage: 'Bu sayfada',
};
