/** The messages that the header's bars show before any menu is opened; they are part of its first script. */
export const bars = {
  mainNavigation: 'Main navigation',
  account: 'Account',
  profile: 'Profile',
  language: 'Language',
  openMenu: 'Open menu',
  home: 'Home',
  logIn: 'Sign in',
  cart: 'Cart',
  marketplace: 'Marketplace',
  admin: 'Administration',
  externalSite: '(external site)',
  more: 'More',
  notifications: 'Notifications',
  search: 'Search',
  company: 'Company',
  menuFailed: 'The menu could not be loaded. Try again.',
};
