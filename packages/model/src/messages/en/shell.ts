import { bars } from './bars.ts';

/** The messages of header, footer and menus. English is the source: the other languages have the same keys. */
export const shell = {
  ...bars,
  // Landmarks and buttons
  footerNavigation: 'Footer links',
  menu: 'Menu',
  back: 'Back',
  close: 'Close',
  closeMenu: 'Close menu',
  skipToContent: 'Skip to content',
  clearSearch: 'Clear the search field',
  // Account
  logOut: 'Sign out',
  personalSettings: 'Personal settings',
  companySettings: 'Company settings',
  connectedVehicleDataSharing: 'Connected Vehicle Data Sharing',
  dataSharing: 'Data sharing',
  manageSubscriptions: 'Manage subscriptions',
  termsAndConditions: 'Terms and conditions',
  partnerManagement: 'Partner management',
  activeProducts: 'Active products',
  // Utilities
  changeLanguage: 'Change language',
  findYourCountrySite: 'Find your country site',
  // Footer
  followUs: 'Follow us',
  followUsOn: 'Follow us on {network}',
  copyright: '© {year} {name}. All rights reserved.',
  version: 'Version {version}',
  build: 'Build {build}',
  // States
  companySelectorFailed: 'Unable to load company selector',
  searchBarFailed: 'Unable to load SearchBar',
  viewMissing: 'This content is not available right now.',
  loading: 'Loading',
};
