/** The account page: personal and company settings. */
export const account = {
  accountIntro: 'See the details we hold about you and your company.',
  accountTabs: 'Account settings',
  myProfileTab: 'My profile',
  companySettingsTab: 'Company settings',

  profileHeading: 'Personal details',
  profileIntro: 'Your administrator manages these details. Contact us if something is wrong.',
  firstNameLabel: 'First name',
  lastNameLabel: 'Last name',
  emailLabel: 'Email',
  userIdLabel: 'User ID',
  userTypeLabel: 'User type',
  productsHeading: 'Your products',
  noProducts: 'No products are active for you.',

  companyHeading: 'Company details',
  companyIntro: 'These details appear on your invoices.',
  companyNameLabel: 'Company name',
  billingCountryLabel: 'Billing country',
  permissionsHeading: 'Your permissions',
  noPermissions: 'You have no special permissions.',
  notProvided: 'Not provided',
};
