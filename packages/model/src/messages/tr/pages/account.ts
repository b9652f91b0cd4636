import type { account as english } from '../../en/pages/account.ts';
import type { Words } from '../../catalogue.ts';

export const account: Words<typeof english> = {
  accountIntro: 'Siz ve şirketiniz hakkında tuttuğumuz bilgileri görün.',
  accountTabs: 'Hesap ayarları',
  myProfileTab: 'Profilim',
  companySettingsTab: 'Şirket ayarları',

  profileHeading: 'Kişisel bilgiler',
  profileIntro: 'Bu bilgileri yöneticiniz günceller. Yanlış bir bilgi varsa bize ulaşın.',
  firstNameLabel: 'Ad',
  lastNameLabel: 'Soyadı',
  emailLabel: 'E-posta',
  userIdLabel: 'Kullanıcı kimliği',
  userTypeLabel: 'Kullanıcı türü',
  productsHeading: 'Ürünleriniz',
  noProducts: 'Sizin için etkin bir ürün yok.',

  companyHeading: 'Şirket bilgileri',
  companyIntro: 'Bu bilgiler faturalarınızda yer alır.',
  companyNameLabel: 'Şirket adı',
  billingCountryLabel: 'Fatura ülkesi',
  permissionsHeading: 'İzinleriniz',
  noPermissions: 'Özel bir izniniz yok.',
  notProvided: 'Belirtilmemiş',
};
