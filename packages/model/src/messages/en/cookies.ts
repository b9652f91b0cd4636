/** The messages of the cookie consent. */
export const cookies = {
  title: 'Your choice about cookies',
  intro:
    'We use cookies that this site cannot work without. With your consent we use others too, to measure and improve it. You can change your choice at any time at the foot of each page.',
  privacyPolicy: 'Privacy policy',
  acceptAll: 'Accept all',
  refuseAll: 'Refuse all',
  choose: 'Choose cookies',
  settingsTitle: 'Cookie settings',
  settingsIntro: 'Choose which cookies we may use. What you switch off is deleted from this browser.',
  save: 'Save choices',
  close: 'Close',
  alwaysOn: 'Always on',
  necessary: 'Strictly necessary',
  necessaryText: 'They keep you signed in, keep the site secure and remember this choice.',
  performance: 'Performance',
  performanceText: 'They count visits and show which pages are slow or hard to find.',
  functionality: 'Functionality',
  functionalityText: 'They remember what you chose, such as your language and the sites you used last.',
  targeting: 'Targeting',
  targetingText: 'They let us and our partners show offers that suit you, here and on other sites.',
  saved: 'Your choice is saved.',
  saveFailed:
    'Your choice could not be saved. Check your connection and that your browser allows cookies, then try again.',
};
