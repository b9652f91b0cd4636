import type { GenericSchema } from 'valibot';
import { bannerSchema, topNotificationSchema } from './banner.ts';
import { consentItemSchema, consentsSchema, consentTypes } from './consent.ts';
import { environmentSchema } from './environment.ts';
import { routeLinkSchema } from './link.ts';
import { marketSamples } from './market.samples.ts';
import { navigationSamples } from './navigation.samples.ts';
import { notificationCountSchema } from './notification-count.ts';
import { notificationSchema, notificationsSchema } from './notification.ts';
import { layoutSchema, routeSchema } from './route.ts';
import { cartSchema, productsTranslationsSchema } from './shop.ts';
import { termsAgreedSchema, termsLatestSchema } from './terms.ts';
import { transactionPreviewSchema } from './transaction.ts';
import { userSamples } from './user.samples.ts';
import { viewDescriptorSchema } from './view.ts';

/** A payload for the tests: valid as it is, and invalid if one value is replaced. */
export interface Sample {
  name: string;
  schema: GenericSchema;
  good: unknown;
  /** Path, invalid value, expected text, found text. */
  wrong: [path: string, value: unknown, expected: string, found: string][];
}

const link = { path: '/a/', isExternal: false, permissionsRequired: ['P'], showPrivacyPolicyPopup: true };
const view = {
  id: 'v',
  exposedComponent: './Orders',
  framework: 'react',
  viewId: 'orders',
  url: 'https://v.example/o.js',
  remote: 'orders',
  isolated: true,
  css: ['o.css'],
};
export const routeSample = {
  id: 'r',
  path: '/orders/',
  mode: 'layout',
  permissionsRequired: ['P'],
  requiredAuthContext: 'iam',
  extras: { title: 'Orders' },
  layoutOrRouteId: 'l',
};
const items = [{ startIndex: 1, endIndex: 4, view }];

export const samples: Sample[] = [
  ...userSamples,
  ...marketSamples,
  {
    name: 'route link',
    schema: routeLinkSchema,
    good: link,
    wrong: [
      ['path', 3, 'string', '3'],
      ['permissionsRequired.0', {}, 'string', 'object'],
    ],
  },
  {
    name: 'route',
    schema: routeSchema,
    good: routeSample,
    wrong: [
      ['path', null, 'string', 'null'],
      ['requiredAuthContext', ['iam'], 'string', 'an array'],
    ],
  },
  {
    name: 'layout',
    schema: layoutSchema,
    good: {
      id: 'l',
      group: 'orders',
      contentType: 'grid',
      permissionsRequired: ['P'],
      requiredAuthContexts: ['iam'],
      layoutItems: items,
      layoutItems8col: items,
      layoutItems4col: items,
    },
    wrong: [
      ['permissionsRequired.0', {}, 'string', 'object'],
      ['layoutItems4col', {}, 'Array', 'object'],
    ],
  },
  {
    name: 'view descriptor',
    schema: viewDescriptorSchema,
    good: view,
    wrong: [],
  },
  ...navigationSamples,
  {
    name: 'cart',
    schema: cartSchema,
    good: { items: [{ quantity: 2 }] },
    wrong: [
      ['items.0.quantity', '2', 'number', '"2"'],
      ['items.0.quantity', -1, '0 or more', '-1'],
      ['items.0.quantity', 1.5, 'a whole number', '1.5'],
    ],
  },
  {
    name: 'products translations',
    schema: productsTranslationsSchema,
    good: { applications: { e_switch_assist: 'E-Switch Assist' } },
    wrong: [['applications.e_switch_assist', 1, 'string', '1']],
  },
  {
    name: 'notification',
    schema: notificationSchema,
    good: {
      notificationId: 'n',
      title: 'Recall',
      isCritical: true,
      receivedDate: '2025-03-01T08:00:00Z',
      category: 'service',
      message: 'Book a visit',
      link: '/recalls/',
      isRead: false,
      actions: [{ label: 'Book', action: 'book' }],
    },
    wrong: [
      ['receivedDate', 'soon', 'an ISO 8601 date', '"soon"'],
      ['actions.0.label', null, 'string', 'null'],
    ],
  },
  {
    name: 'notification count',
    schema: notificationCountSchema,
    good: { count: 3 },
    wrong: [
      ['count', '3', 'number', '"3"'],
      ['count', 1.5, 'a whole number', '1.5'],
      ['count', -2, '0 or more', '-2'],
    ],
  },
  {
    name: 'notifications',
    schema: notificationsSchema,
    good: { notifications: [] },
    wrong: [['notifications', {}, 'Array', 'object']],
  },
  {
    name: 'banner',
    schema: bannerSchema,
    good: {
      text: 'Hello',
      variant: 'info',
      actions: [{ label: 'More', action: 'more' }],
      showCloseIcon: true,
    },
    wrong: [['variant', 'neutral', '("info" | "error" | "warning")', '"neutral"']],
  },
  {
    name: 'top notification',
    schema: topNotificationSchema,
    good: { id: 't', variant: 'neutral', body: '<b>Hi</b>', closable: false },
    wrong: [['variant', 'info', '("error" | "warning" | "neutral" | "primary")', '"info"']],
  },
  {
    name: 'consents',
    schema: consentsSchema,
    good: { consents: consentTypes.map((type) => ({ type, agreed: true })) },
    wrong: [['consents.5.agreed', 'yes', 'boolean', '"yes"']],
  },
  {
    name: 'consent item',
    schema: consentItemSchema,
    good: { type: 'drivingDataRd', agreed: false },
    wrong: [['type', 'cameraRd', `(${consentTypes.map((type) => `"${type}"`).join(' | ')})`, '"cameraRd"']],
  },
  {
    name: 'latest terms',
    schema: termsLatestSchema,
    good: { hasSigned: false, legalLanguage: 'en', llid: 'l-1', effectiveStartDate: '2025-03-01' },
    wrong: [
      ['hasSigned', 'no', 'boolean', '"no"'],
      ['llid', 7, 'string', '7'],
    ],
  },
  {
    name: 'terms agreed',
    schema: termsAgreedSchema,
    good: { hasSignedFFMTermsAndConditions: true },
    wrong: [['hasSignedFFMTermsAndConditions', 1, 'boolean', '1']],
  },
  {
    name: 'transaction preview',
    schema: transactionPreviewSchema,
    good: { transactionId: 't', sessionId: 's', permissions: ['P'], marketId: 'us', path: '/', error: '' },
    wrong: [['permissions', 'P', 'Array', '"P"']],
  },
  {
    name: 'environment',
    schema: environmentSchema,
    good: {
      REACT_APP_ENV: 'stage',
      ENV_BASE_URL: '',
      ACCOUNT_API_BASE_URL: 'https://account.example/',
      PRODUCTS_TRANSLATION_URL: '/products',
      WEBCOMPONENT_BASE_URL: '/views',
      DESIRED_LOCALE: 'fr-ca',
      MARKET_ID: 'ca',
      APP_VERSION: '1.2.0',
      BUILD_VERSION: '77',
    },
    wrong: [
      ['REACT_APP_ENV', 'test', '("local" | "development" | "stage" | "prod")', '"test"'],
      ['ENV_BASE_URL', null, 'string', 'null'],
    ],
  },
];
