import type { Sample } from './entities.samples.ts';
import { marketSummariesSchema } from './market-summary.ts';
import { marketSchema } from './market.ts';

const label = { label: 'Cart', altLabels: { 'fr-ca': 'Panier' } };
const route = { path: '/a/', isExternal: false, permissionsRequired: [], showPrivacyPolicyPopup: false };
const flags = {
  hideTopBarCompanyName: { enabled: true },
  notifications: true,
  notificationsForBlueStarInternalOnly: true,
  summerSales: true,
  JFrogSearchBar: true,
  desiredLocaleAsCookie: true,
  adobeModalAnalytics: true,
};
export const emptyFooter = {
  sections: [],
  faceBookUrl: '',
  linkedInUrl: '',
  twitterUrl: '',
  youtubeUrl: '',
  instagramUrl: '',
  followUsLabel: null,
  changeLanguageLabel: null,
  findYourCountrySiteLabel: null,
  copyright: null,
  getUpdates: null,
};

const market = {
  id: 'ca',
  title: 'Fleet Canada',
  countryCode: 'ca',
  tld: '.ca',
  allowedLocales: ['en-ca', 'fr-ca'],
  theme: 'ford',
  retailPrefix: '',
  navigationMode: 'static',
  topBar: { ...label, target: { ...route, addedQueryParameters: {} }, iconUrl: '' },
  navBar: { items: [] },
  footer: emptyFooter,
  routes: [],
  layouts: [],
  workspaces: [],
  authContext: ['iam'],
  adobeConfigMap: { ca: { language: 'en', site: 'fleet', client: 'fpro-ca', country: 'fpro-ca' } },
  cartLabel: label,
  marketplaceLabel: label,
  adminLabel: label,
  authButtonLoginLabel: label,
  authButtonLogoutLabel: label,
  marketplaceRoute: route,
  eCommerceRoute: route,
  adminRoute: route,
  homeRoute: route,
  partnerManagementRoute: route,
  notificationSettingsRoute: route,
  userCanSignIn: true,
  signInType: 'adfs',
  companySelectorView: null,
  searchBarView: {
    id: 'search',
    viewId: 'search',
    framework: 'vue',
    exposedComponent: '',
    url: '/search.js',
    remote: '',
    isolated: false,
    css: [],
  },
  summerSaleLabel: label,
  fpgFeatureFlags: flags,
};

const labelNames = [
  'cartLabel',
  'marketplaceLabel',
  'adminLabel',
  'authButtonLoginLabel',
  'authButtonLogoutLabel',
];

export const marketSamples: Sample[] = [
  {
    name: 'market',
    schema: marketSchema,
    good: market,
    wrong: [
      ['id', '', 'an id', '""'],
      ['allowedLocales', 'en-ca', 'Array', '"en-ca"'],
      ['allowedLocales.1', 'zh-hans', 'a lower case locale such as "en-us"', '"zh-hans"'],
      ['allowedLocales.1', 'fr-CA', 'a lower case locale such as "en-us"', '"fr-CA"'],
      ['topBar.target.path', 1, 'string', '1'],
      ['topBar.iconUrl', '/en-ca/logout/', 'a picture', '"/en-ca/logout/"'],
      ['authContext', 'iam', 'Array', '"iam"'],
      ['adobeConfigMap.ca.client', 1, 'string', '1'],
      ['footer', 7, 'Object', '7'],
    ],
  },
  {
    name: 'market labels',
    schema: marketSchema,
    good: market,
    wrong: labelNames.flatMap((name) => [
      [`${name}.label`, 1, 'string', '1'] as [string, unknown, string, string],
      [`${name}.altLabels.fr-ca`, null, 'string', 'null'] as [string, unknown, string, string],
    ]),
  },
  {
    name: 'market flags',
    schema: marketSchema,
    good: market,
    wrong: [
      ['fpgFeatureFlags', true, 'Object', 'boolean'],
      ['fpgFeatureFlags.hideTopBarCompanyName.enabled', 'yes', 'boolean', '"yes"'],
      ['fpgFeatureFlags.JFrogSearchBar', 1, 'boolean', '1'],
    ],
  },
  {
    name: 'market routes',
    schema: marketSchema,
    good: market,
    wrong: [
      ['marketplaceRoute.path', {}, 'string', 'object'],
      ['notificationSettingsRoute.isExternal', 'yes', 'boolean', '"yes"'],
      ['signInType', 'saml', '("iam" | "adfs")', '"saml"'],
      ['userCanSignIn', 1, 'boolean', '1'],
    ],
  },
  {
    name: 'markets',
    schema: marketSummariesSchema,
    good: {
      markets: [
        {
          id: 'ca',
          title: 'Fleet Canada',
          countryCode: 'ca',
          allowedLocales: ['en-ca'],
          url: 'https://ca.example/',
        },
      ],
    },
    wrong: [['markets.0.url', 1, 'string', '1']],
  },
];
