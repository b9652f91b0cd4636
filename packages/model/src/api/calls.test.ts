import { describe, it, mock } from 'node:test';
import assert from 'node:assert/strict';
import { proxyHref } from '../rules/address/backend-address.ts';
import { consentTypes } from '../entities/index.ts';
import * as api from './index.ts';
import { bodyOf, serve } from '../testing/server.ts';

const consents = consentTypes.map((type) => ({ type, agreed: true }));
const agreement = { llid: 'l-1', productFamilyId: null, legalLanguage: 'en' };
const account = (base: string) => ({ base, accountApi: 'https://account.example/' });
const proxied = (path: string) =>
  `/proxy-api-request/?redirect=${encodeURIComponent(`https://account.example/${path}`)}`;

interface Call {
  id: string;
  name: string;
  send: (base: string, options: api.CallOptions) => Promise<unknown>;
  method?: string;
  path: string;
  /** In s. */
  limit: number;
  credentials?: 'omit';
  /** Whether it goes on where the page is left. */
  keepalive?: boolean;
  companyId?: string;
  body?: unknown;
  answer?: unknown;
  result?: unknown;
}

const terms = { hasSigned: true, legalLanguage: 'en', llid: 'l', effectiveStartDate: '' };
const users = [{ userId: 'u', primary: true }];
const calls: Call[] = [
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

describe('calls', () => {
  for (const {
    id,
    name,
    send,
    method = 'GET',
    path,
    limit,
    credentials,
    keepalive = false,
    companyId,
    body,
    answer,
    result,
  } of calls) {
    it(`${id} ${name} sends ${method} ${decodeURIComponent(path)} with its limit and credentials`, async (t) => {
      const received: unknown[] = [];
      await using server = await serve(async (request, response) => {
        const { method, url, headers } = request;
        received.push([method, url, headers['company-id'], headers['content-type'], await bodyOf(request)]);
        response.setHeader('content-type', 'application/json');
        response.end(answer === undefined ? '' : JSON.stringify(answer));
      });
      const limits = t.mock.method(AbortSignal, 'timeout');
      const fetch = mock.fn(globalThis.fetch);

      const data = await send(`${server.origin}/`, { fetch });

      const sentBody = body === undefined ? [undefined, ''] : ['application/json', JSON.stringify(body)];
      assert.deepEqual(received, [[method, path, companyId, ...sentBody]]);
      assert.equal(limits.mock.calls[0]?.arguments[0], limit * 1000);
      const sent = fetch.mock.calls[0]?.arguments[1];
      assert.deepEqual([sent?.credentials, sent?.keepalive], [credentials ?? 'include', keepalive]);
      assert.deepEqual(data, result ?? answer);
    });

    it(`${id} ${name} lets its caller change nothing that is its own`, async () => {
      const refuse = () => Promise.resolve(new Response('{}', { status: 503 }));
      const fetch = mock.fn<typeof globalThis.fetch>(refuse);
      const own = { call: 'another', method: 'HEAD', credentials: 'same-origin', keepalive: !keepalive };
      await assert.rejects(send('', { ...own, fetch }), { name: 'ApiFailure', call: name, status: 503 });
      const sent = fetch.mock.calls[0]?.arguments[1];
      assert.deepEqual(
        [sent?.method, sent?.credentials, sent?.keepalive],
        [method, credentials ?? 'include', keepalive],
      );
    });

    it(`[API-09] ${name} can be cancelled`, async () => {
      await using server = await serve(() => undefined);
      const signal = AbortSignal.abort();
      await assert.rejects(send(`${server.origin}/`, { signal }), {
        name: 'ApiFailure',
        kind: 'aborted',
        call: name,
      });
    });

    it(`[API-09] ${name} takes a web page for no answer`, async () => {
      await using server = await serve((_, response) => {
        response.setHeader('content-type', 'text/html; charset=utf-8').end('<!doctype html>Sign in');
      });
      const failure = { name: 'ApiFailure', kind: 'malformed', call: name, isHtml: true, status: 200 };
      await assert.rejects(send(`${server.origin}/`, {}), failure);
    });
  }

  it('[API-08] reaches the account API with and without a slash at the end of its base', () => {
    const urls = ['https://account.example', 'https://account.example/'].map((accountApi) =>
      proxyHref({ base: '', accountApi }, 'pro/consent/manage'),
    );
    assert.deepEqual(new Set(urls), new Set([proxied('pro/consent/manage')]));
  });

  it('[API-08] keeps to the limit that its caller chooses', async () => {
    await using server = await serve(() => undefined);
    await assert.rejects(api.getPrimaryUsers(account(server.origin), { timeout: 40 }), {
      kind: 'timeout',
      message: 'getPrimaryUsers: no answer within 40 ms',
    });
  });

  it('[API-04] takes no other status than 200 for an action that was done', async () => {
    await using server = await serve((_, response) => response.writeHead(202).end());
    await assert.rejects(api.postNotificationAction(server.origin, 'n', 'book'), {
      kind: 'status',
      status: 202,
    });
    await api.deleteNotification(server.origin, 'n');
  });
});
