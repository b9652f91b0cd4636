import type { account as english } from '../../en/pages/account.ts';
import type { Words } from '../../catalogue.ts';

export const account: Words<typeof english> = {
  accountIntro: 'Se de uppgifter vi har om dig och ditt företag.',
  accountTabs: 'Kontoinställningar',
  myProfileTab: 'Min profil',
  companySettingsTab: 'Företagsinställningar',

  profileHeading: 'Personuppgifter',
  profileIntro: 'Din administratör sköter de här uppgifterna. Kontakta oss om något är fel.',
  firstNameLabel: 'Förnamn',
  lastNameLabel: 'Efternamn',
  emailLabel: 'E-post',
  userIdLabel: 'Användar-ID',
  userTypeLabel: 'Användartyp',
  productsHeading: 'Dina produkter',
  noProducts: 'Du har inga aktiva produkter.',

  companyHeading: 'Företagsuppgifter',
  companyIntro: 'De här uppgifterna står på dina fakturor.',
  companyNameLabel: 'Företagsnamn',
  billingCountryLabel: 'Faktureringsland',
  permissionsHeading: 'Dina behörigheter',
  noPermissions: 'Du har inga särskilda behörigheter.',
  notProvided: 'Saknas',
};
