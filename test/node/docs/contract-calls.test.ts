import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as api from '@fleet-portal/model/api';
import { consentTypes } from '@fleet-portal/model/entities';
import { accountBase, Browser, type BrowserRequest } from '../../../demo/backend/testing/browser.ts';
import { startTestServer } from '../../../demo/backend/testing/server.ts';
import { answerMistakes, contractFetch } from './contract-fetch.ts';
import { keptOpenApi, operations } from './open-api.ts';

const server = await startTestServer();
const base = server.url;
const account = { base, accountApi: accountBase };
const consents = consentTypes.map((type) => ({ type, agreed: true }));
const agreement = { llid: 'll-2025-03', productFamilyId: null, legalLanguage: 'en' } as const;
const everything = operations(keptOpenApi());

/** Every call of the client apart from getMarket. */
const calls: Record<string, (options: api.CallOptions) => Promise<unknown>> = {
  getSession: (options) => api.getSession(base, options),
  getMarketSummaries: (options) => api.getMarketSummaries(base, options),
  getContent: (options) => api.getContent(base, '/en-us/vehicles/', options),
  getNavigation: (options) => api.getNavigation(base, '/insights/', options),
  getCart: (options) => api.getCart(base, options),
  getProductsTranslations: (options) =>
    api.getProductsTranslations(`${base}/products-translation`, 'de-de', options),
  refreshUserInfo: (options) => api.refreshUserInfo(base, options),
  getGroupMemberships: (options) => api.getGroupMemberships(base, options),
  getNotificationsCount: (options) => api.getNotificationsCount(base, options),
  getPrimaryUsers: (options) => api.getPrimaryUsers(account, options),
  getConsents: (options) => api.getConsents(account, 'c-2001', options),
  putConsents: (options) => api.putConsents(account, 'c-2001', consents, options),
  getTermsAgreed: (options) => api.getTermsAgreed(account, options),
  getTermsLatest: (options) => api.getTermsLatest(account, options),
  agreeToTerms: (options) => api.agreeToTerms(account, agreement, options),
  flipTermsRole: (options) => api.flipTermsRole(account, options),
  notifications: async (options) => {
    const all = await api.getNotifications(base, options);
    const acting = all.find(({ actions }) => actions.length > 0);
    if (!acting) return;
    await api.patchNotification(base, acting.notificationId, 'read', options);
    await api.postNotificationAction(base, acting.notificationId, acting.actions[0]?.action ?? '', options);
    await api.deleteNotification(base, acting.notificationId, options);
  },
};

const markets = ['at', 'ca', 'de', 'es', 'fr', 'gb', 'ie', 'it', 'retail', 'se', 'tr', 'us'];

function fetchOf(browser: Browser): typeof globalThis.fetch {
  return (input, init) => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), cookie } });
  };
}

describe("the backend's contract", () => {
  for (const person of [
    null,
    'fleet-customer',
    'blue-star-admin',
    'child-session',
    'transaction-preview',
    'step-up',
    'thousand-notifications',
  ]) {
    it(`[ENT-01][API-08] is what the client asks and the backend answers for ${person ?? 'a visitor'}`, async () => {
      const browser = new Browser(server);
      if (person) await browser.signIn(person);
      const told = { calls: new Set<string>(), mistakes: [] as string[] };
      const options = { fetch: contractFetch(fetchOf(browser), told) };
      for (const id of person ? ['us'] : markets) await api.getMarket(base, id, options);
      for (const send of Object.values(calls)) await send(options).catch(() => undefined);
      assert.deepEqual(told.mistakes, []);

      if (person !== 'fleet-customer') return;
      const asked = everything
        .filter(({ operation: { tags } }) => tags.some((tag) => clientTags.includes(tag)))
        .map(({ operation }) => operation.operationId);
      // A script and a link, which the client does not call.
      assert.deepEqual([...told.calls, 'getEnvironment', 'openPartnerApp'].sort(), asked.sort());
    });
  }

  it('[SES-02] names every call that only the signed in may make', async () => {
    const visitor = new Browser(server);
    for (const call of everything) {
      const { operation, path, method } = call;
      if (JSON.stringify(operation.security) !== '[{"session":[]}]' || operation.tags.includes('Proxy'))
        continue;
      const request = { method: method.toUpperCase(), headers: { 'company-id': 'c-2001' } };
      const response = operation.tags.includes('Account API')
        ? await visitor.account(path.slice(1), request)
        : await visitor.fetch(path.replace(/\{\w+\}/, 'x'), request);
      assert.equal(response.status, 401, operation.operationId);
      assert.deepEqual(await answerMistakes(call, response), []);
    }
  });

  const evil = { origin: 'https://evil.example' };
  const refused: [operationId: string, status: number, path: string, request?: BrowserRequest][] = [
    ['getMarket', 404, '/markets/xx.json'],
    ['getContent', 404, '/content/?path=/nothing/'],
    ['patchNotification', 404, '/patchNotification/x', { method: 'PATCH', json: { patchType: 'read' } }],
    ['patchNotification', 400, '/patchNotification/x', { method: 'PATCH', json: {} }],
    ['deleteNotification', 403, '/deleteNotification/x', { method: 'DELETE', headers: evil }],
    ['getEnvironment', 200, '/env.js'],
    ['openLogin', 200, '/login?lang=de-de&redirect=%2Fen-us%2F'],
    ['proxyGet', 403, '/proxy-api-request/?redirect=https%3A%2F%2Fevil.example%2F'],
    [
      'proxyGet',
      400,
      `/proxy-api-request/?redirect=${encodeURIComponent(`${accountBase}pro/consent/manage`)}`,
    ],
    ['logout', 303, '/logout?redirect=%2Fen-us%2F'],
  ];
  for (const [operationId, status, path, request] of refused) {
    it(`has ${operationId}'s ${status}`, async () => {
      const browser = new Browser(server);
      await browser.signIn('fleet-customer');
      const call = everything.find(({ operation }) => operation.operationId === operationId);
      const response = await browser.fetch(path, request);
      assert.equal(response.status, status);
      assert.deepEqual(call && (await answerMistakes(call, response)), []);
    });
  }
});

const clientTags = ['Site', 'Person', 'Notifications', 'Account API', 'Products translation service'];
