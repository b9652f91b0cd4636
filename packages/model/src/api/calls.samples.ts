import { consentTypes } from '../entities/index.ts';
import * as api from './index.ts';

const consents = consentTypes.map((type) => ({ type, agreed: true }));
const agreement = { llid: 'l-1', productFamilyId: null, legalLanguage: 'en' };
export const account = (base: string) => ({ base, accountApi: 'https://account.example/' });
export const proxied = (path: string) =>
  `/proxy-api-request/?redirect=${encodeURIComponent(`https://account.example/${path}`)}`;

interface Call {
  id: string;
  name: string;
  send: (base: string, options: api.CallOptions) => Promise<unknown>;
  method?: string;
  path: string;
  /** In seconds. */
  limit: number;
  credentials?: 'omit';
  /** Whether the request continues if the user leaves the page. */
  keepalive?: boolean;
  companyId?: string;
  body?: unknown;
  answer?: unknown;
  result?: unknown;
}

const terms = { hasSigned: true, legalLanguage: 'en', llid: 'l', effectiveStartDate: '' };
const users = [{ userId: 'u', primary: true }];
/** Every call: what it sends, and how it reads the answer. */
export const calls: Call[] = [
  {
    id: '[API-01]',
    name: 'getNavigation',
    send: (base, options) => api.getNavigation(base, '/a b/?c=1', options),
    path: '/navigation/?path=%2Fa%20b%2F%3Fc%3D1',
    limit: 120,
    answer: { routes: [], layouts: [] },
  },
  {
    id: '[API-02]',
    name: 'getPrimaryUsers',
    send: (base, options) => api.getPrimaryUsers(account(base), options),
    path: proxied('account-api/v1/users/basic/primary?currentUser=false'),
    limit: 30,
    answer: users,
  },
  {
    id: '[API-03]',
    name: 'getProductsTranslations',
    send: (base, options) => api.getProductsTranslations(`${base}products/`, 'fr-ca', options),
    path: '/products/translation/fetch/fr-ca',
    limit: 10,
    credentials: 'omit',
    answer: { applications: { telematics: 'Télématique' } },
  },
  {
    id: '[API-04]',
    name: 'getNotifications',
    send: api.getNotifications,
    path: '/getNotifications',
    limit: 120,
    answer: { notifications: [] },
    result: [],
  },
  {
    id: '[API-04]',
    name: 'getNotificationsCount',
    send: api.getNotificationsCount,
    path: '/getNotificationsCount',
    limit: 120,
    answer: { count: 3 },
    result: 3,
  },
  {
    id: '[API-04]',
    name: 'patchNotification',
    send: (base, options) => api.patchNotification(base, 'n/1', 'read', options),
    method: 'PATCH',
    path: '/patchNotification/n%2F1',
    keepalive: true,
    limit: 120,
    body: { patchType: 'read' },
  },
  {
    id: '[API-04]',
    name: 'postNotificationAction',
    send: (base, options) => api.postNotificationAction(base, 'n/1', 'book', options),
    method: 'POST',
    path: '/postNotificationAction/n%2F1',
    keepalive: true,
    limit: 120,
    body: { actionType: 'book' },
  },
  {
    id: '[API-04]',
    name: 'deleteNotification',
    send: (base, options) => api.deleteNotification(base, 'n/1', options),
    method: 'DELETE',
    path: '/deleteNotification/n%2F1',
    keepalive: true,
    limit: 120,
  },
  {
    id: '[API-05]',
    name: 'getConsents',
    send: (base, options) => api.getConsents(account(base), 'c-1', options),
    path: proxied('pro/consent/manage'),
    limit: 120,
    companyId: 'c-1',
    answer: { consents },
    result: consents,
  },
  {
    id: '[API-05]',
    name: 'putConsents',
    send: (base, options) => api.putConsents(account(base), 'c-1', consents, options),
    method: 'PUT',
    path: proxied('pro/consent/manage'),
    keepalive: true,
    limit: 120,
    companyId: 'c-1',
    body: consents,
  },
  {
    id: '[API-06]',
    name: 'getTermsAgreed',
    send: (base, options) => api.getTermsAgreed(account(base), options),
    path: proxied('account-api/v1/policy/termsAndConditions/agreed'),
    limit: 120,
    answer: { hasSignedFFMTermsAndConditions: false },
  },
  {
    id: '[API-06]',
    name: 'getTermsLatest',
    send: (base, options) => api.getTermsLatest(account(base), options),
    path: proxied('account-api/v1/policy/termsAndConditions/latest'),
    limit: 120,
    answer: terms,
  },
  {
    id: '[API-06]',
    name: 'agreeToTerms',
    send: (base, options) =>
      api.agreeToTerms(account(base), { ...agreement, productFamilyId: null }, options),
    method: 'POST',
    path: proxied('account-api/v1/onboard/termsAndConditions/agree'),
    keepalive: true,
    limit: 120,
    body: agreement,
  },
  {
    id: '[API-06]',
    name: 'flipTermsRole',
    send: (base, options) => api.flipTermsRole(account(base), options),
    path: proxied('account-api/v1/authorize/flip-termsAndConditions-role'),
    limit: 120,
  },
  {
    id: '[API-07]',
    name: 'refreshUserInfo',
    send: async (base, options) => (await api.refreshUserInfo(base, options)).userId,
    path: '/userinfo/refresh',
    limit: 100,
    answer: { userId: 'u-1', permissions: [], userType: '' },
    result: 'u-1',
  },
  {
    id: '[API-07]',
    name: 'getGroupMemberships',
    send: api.getGroupMemberships,
    path: '/groupMemberships',
    limit: 120,
    answer: { groupMemberships: ['g'] },
    result: ['g'],
  },
  {
    id: '[RTE-12]',
    name: 'getContent',
    send: (base, options) => api.getContent(base, '/en-ca/vans/', options),
    path: '/content/?path=%2Fen-ca%2Fvans%2F',
    limit: 20,
    answer: { title: 'Vans', html: '<p>Vans</p>' },
  },
  {
    id: '[ENT-05]',
    name: 'getMarket',
    send: async (base, options) => (await api.getMarket(base, 'c/a', options)).id,
    path: '/markets/c%2Fa.json',
    limit: 20,
    answer: { id: 'ca', title: '', tld: '.ca', allowedLocales: ['en-ca'], navBar: { items: [] }, footer: {} },
    result: 'ca',
  },
  {
    id: '[ENT-05]',
    name: 'getMarketSummaries',
    send: api.getMarketSummaries,
    path: '/markets.json',
    limit: 20,
    answer: { markets: [] },
    result: [],
  },
  {
    id: '[ENT-03]',
    name: 'getSession',
    send: async (base, options) => (await api.getSession(base, options)).SESSIONID,
    path: '/session',
    limit: 20,
    answer: { SESSIONID: 's-1' },
    result: 's-1',
  },
  {
    id: '[ENT-16]',
    name: 'getCart',
    send: api.getCart,
    path: '/cart',
    limit: 20,
    answer: { items: [{ quantity: 2 }] },
  },
];
