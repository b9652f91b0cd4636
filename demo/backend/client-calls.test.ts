import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as api from '@fleet-portal/model/api';
import { consentTypes } from '@fleet-portal/model/entities';
import { accountApiBase } from './environment.ts';
import { Browser, browserOf } from './testing/browser.ts';
import { startTestServer } from './testing/server.ts';

const server = await startTestServer();
const base = server.url;
const account = { base, accountApi: accountApiBase };
const consents = consentTypes.map((type) => ({ type, agreed: true }));
const agreement = { llid: 'll-2025-03', productFamilyId: null, legalLanguage: 'en' } as const;
const translations = `${base}/products-translation`;

/** A message of the signed-in user. */
async function message(options: api.CallOptions): Promise<{ id: string; action: string }> {
  const all = await api.getNotifications(base, options);
  const found = all.find(({ actions }) => actions.length > 0);
  assert.ok(found);
  return { id: found.notificationId, action: found.actions[0]?.action ?? '' };
}

interface Call {
  id: string;
  name: string;
  send: (options: api.CallOptions) => Promise<unknown>;
  /** `false` if the response's content does not matter. */
  isRead?: false;
}

const calls: Call[] = [
  { id: 'API-01', name: 'getNavigation', send: (options) => api.getNavigation(base, '/insights/', options) },
  { id: 'API-02', name: 'getPrimaryUsers', send: (options) => api.getPrimaryUsers(account, options) },
  { id: 'API-04', name: 'getNotifications', send: (options) => api.getNotifications(base, options) },
  {
    id: 'API-04',
    name: 'getNotificationsCount',
    send: (options) => api.getNotificationsCount(base, options),
  },
  {
    id: 'API-04',
    name: 'patchNotification',
    send: async (options) =>
      api.patchNotification(base, (await message({ ...options, timeout: 5000 })).id, 'read', options),
    isRead: false,
  },
  {
    id: 'API-04',
    name: 'postNotificationAction',
    send: async (options) => {
      const { id, action } = await message({ ...options, timeout: 5000 });
      await api.postNotificationAction(base, id, action, options);
    },
    isRead: false,
  },
  {
    id: 'API-04',
    name: 'deleteNotification',
    send: async (options) =>
      api.deleteNotification(base, (await message({ ...options, timeout: 5000 })).id, options),
    isRead: false,
  },
  { id: 'API-05', name: 'getConsents', send: (options) => api.getConsents(account, 'c-2001', options) },
  {
    id: 'API-05',
    name: 'putConsents',
    send: (options) => api.putConsents(account, 'c-2001', consents, options),
    isRead: false,
  },
  { id: 'API-06', name: 'getTermsAgreed', send: (options) => api.getTermsAgreed(account, options) },
  { id: 'API-06', name: 'getTermsLatest', send: (options) => api.getTermsLatest(account, options) },
  {
    id: 'API-06',
    name: 'agreeToTerms',
    send: (options) => api.agreeToTerms(account, agreement, options),
    isRead: false,
  },
  {
    id: 'API-06',
    name: 'flipTermsRole',
    send: (options) => api.flipTermsRole(account, options),
    isRead: false,
  },
  { id: 'API-07', name: 'refreshUserInfo', send: (options) => api.refreshUserInfo(base, options) },
  { id: 'API-07', name: 'getGroupMemberships', send: (options) => api.getGroupMemberships(base, options) },
  { id: 'RTE-12', name: 'getContent', send: (options) => api.getContent(base, '/en-us/vehicles/', options) },
  { id: 'ENT-05', name: 'getMarket', send: (options) => api.getMarket(base, 'us', options) },
  { id: 'ENT-05', name: 'getMarketSummaries', send: (options) => api.getMarketSummaries(base, options) },
  { id: 'ENT-03', name: 'getSession', send: (options) => api.getSession(base, options) },
  { id: 'ENT-16', name: 'getCart', send: (options) => api.getCart(base, options) },
];

const faults: [what: string, fault: Record<string, unknown>, expected: Record<string, unknown>][] = [
  ['slow', { delay: 20_000 }, { kind: 'timeout' }],
  ['dropped', { drop: true }, { kind: 'network' }],
  ['not JSON', { body: 'malformed' }, { kind: 'malformed', isHtml: false }],
  ['a web page', { body: 'html' }, { kind: 'malformed', isHtml: true }],
  ['401', { status: 401 }, { kind: 'status', status: 401 }],
  ['403', { status: 403 }, { kind: 'status', status: 403 }],
  ['500', { status: 500 }, { kind: 'status', status: 500 }],
];

/** Fetches as a browser does: sends cookies only if the call asks for credentials. */
async function signedIn(): Promise<{ browser: Browser; fetch: typeof globalThis.fetch }> {
  const browser = await browserOf(server);
  const send: typeof globalThis.fetch = (input, init = {}) => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers(init.headers);
    if (init.credentials === 'include') headers.set('cookie', cookie);
    return fetch(input, { ...init, headers });
  };
  return { browser, fetch: send };
}

describe('each call of the client, with the real backend', () => {
  for (const { id, name, send, isRead } of calls) {
    it(`[${id}] ${name} is answered`, async () => {
      const { fetch: own } = await signedIn();
      await send({ fetch: own });
    });

    for (const [what, fault, expected] of faults) {
      if (isRead === false && what === 'not JSON') continue;
      it(`[API-09] ${name} tells that its answer is ${what}`, async () => {
        const { browser, fetch: own } = await signedIn();
        await browser.fetch('/faults', { json: { call: name, ...fault } });
        const limit = what === 'slow' ? { timeout: 150 } : {};
        const told = { name: 'ApiFailure', call: name, ...expected };
        await assert.rejects(send({ fetch: own, ...limit }), told);
      });
    }

    it(`[API-09] ${name} is given up with its caller`, async () => {
      const { browser, fetch: own } = await signedIn();
      await browser.fetch('/faults', { json: { call: name, delay: 20_000 } });
      const stop = new AbortController();
      const given = assert.rejects(send({ fetch: own, signal: stop.signal }), { kind: 'aborted' });
      setTimeout(() => stop.abort(), 50);
      await given;
    });
  }

  for (const [how, expected] of [
    ['slow', { kind: 'timeout' }],
    ['drop', { kind: 'network' }],
    ['malformed', { kind: 'malformed', isHtml: false }],
    ['html', { kind: 'malformed', isHtml: true }],
    ['401', { kind: 'status', status: 401 }],
    ['403', { kind: 'status', status: 403 }],
    ['500', { kind: 'status', status: 500 }],
    ['9', { kind: 'status', status: 500 }],
  ] as const) {
    it(`[API-03][API-09] getProductsTranslations tells that its answer is ${how}`, async () => {
      const options = how === 'slow' ? { timeout: 400 } : {};
      const failing = api.getProductsTranslations(`${translations}/failing/${how}`, 'en-us', options);
      await assert.rejects(failing, { name: 'ApiFailure', call: 'getProductsTranslations', ...expected });
    });
  }

  it('[API-03] getProductsTranslations tells the service nothing of who asks', async () => {
    const { browser } = await signedIn();
    const seen: (string | null)[] = [];
    const own: typeof globalThis.fetch = (input, init) => {
      seen.push(init?.credentials ?? null, new Headers(init?.headers).get('cookie'));
      return fetch(input, init);
    };
    const { applications } = await api.getProductsTranslations(translations, 'de-de', { fetch: own });
    assert.ok(Object.keys(applications).length > 0);
    assert.deepEqual(seen, ['omit', null]);
    assert.ok(browser.cookies.size > 0);
  });

  it('[SES-02] a call with credentials that is answered with 401 is heard of, once, and one that was given up is not', async () => {
    const heard: string[] = [];
    const end = api.watchFailures(({ failure, hasCredentials }) => {
      heard.push(`${failure.call} ${failure.status ?? failure.kind} ${hasCredentials}`);
    });
    await api.getGroupMemberships(base).catch(() => undefined);
    await api.getProductsTranslations(`${translations}/failing/401`, 'en-us').catch(() => undefined);
    await api.getSession(base, { signal: AbortSignal.abort() }).catch(() => undefined);
    end();
    await api.getGroupMemberships(base).catch(() => undefined);
    assert.deepEqual(heard, ['getGroupMemberships 401 true', 'getProductsTranslations 401 false']);
  });
});
