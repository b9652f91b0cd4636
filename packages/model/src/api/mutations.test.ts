import { after, before, describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { sampleJson } from '../../../../test/helpers/fixtures.ts';
import { isBlueStarAdmin } from '../rules/session/blue-star-admin.ts';
import { decide } from '../rules/routing/decide.ts';
import { samples } from '../entities/entities.samples.ts';
import { environment, market, person } from '../testing/fixtures.ts';
import type { Market, NavigationData, PrimaryUser, Session, UserInfoRefresh } from '../entities/index.ts';
import * as api from './index.ts';
import { mutationsOf } from '../testing/payload-mutations.ts';
import { createRouteTable, extendRouteTable, growingRouteTable } from '../rules/pages/route-table.ts';
import { withUserInfo } from '../rules/session/session-user-info.ts';

/** Pages for different users; the user of the good session may only see those that need permission A or none. */
const site = market({
  routes: [
    { id: 'open', path: '/open/', mode: 'aempage' },
    { id: 'a', path: '/a/', mode: 'aempage', permissionsRequired: ['A'], requiredAuthContext: 'iam' },
    { id: 'b', path: '/b/', mode: 'aempage', permissionsRequired: ['A', 'B'] },
    { id: 'text', path: '/text/', mode: 'aempage', permissionsRequired: ['something'] },
    { id: 'undefined', path: '/undefined/', mode: 'aempage', permissionsRequired: ['undefined', 'null', ''] },
    { id: 'partner', path: '/partner/', mode: 'aempage', requiredAuthContext: 'partner' },
    { id: 'l', path: '/layout/', mode: 'layout', layoutOrRouteId: 'l' },
  ],
  layouts: [{ id: 'l', permissionsRequired: ['isAdmin'], requiredAuthContexts: ['iam'] }],
});
const pages = [
  ...site.routes.map(({ path }) => `/en-ca${path}`),
  '/en-ca/account/',
  '/en-ca/manage-subscriptions/',
];

function allowed(session: Session): string[] {
  const context = { market: site, table: createRouteTable(site), environment: environment(), session };
  return pages.filter((url) => ['page', 'content', 'layout'].includes(decide(url, context).kind));
}

const good = (name: string) => samples.find((sample) => sample.name === name)?.good;
const user = { ...(good('user details') as object), permissions: ['A'] };
const session = { ...(good('session') as object), USER: user };
const mayToday = allowed(person(user, { authContext: 'iam', IS_CHILD_SESSION: true }));

/** Checks that a session may see no page that the good one may not. */
function grantsNothing(now: Session): void {
  for (const url of allowed(now)) assert.ok(mayToday.includes(url), `it grants ${url}`);
}

interface Call {
  name: string;
  good: unknown;
  send: (options: api.CallOptions) => Promise<unknown>;
  /** Checks an answer that was accepted. */
  check?: (answer: never, payload: unknown) => void;
}

const account = { base: '', accountApi: 'https://account.example/' };
const calls: Call[] = [
  {
    name: 'getSession',
    good: session,
    send: (options) => api.getSession('', options),
    check: (answer: Session) => grantsNothing(answer),
  },
  {
    name: 'refreshUserInfo',
    good: { ...(good('user info') as object), permissions: ['A'] },
    send: (options) => api.refreshUserInfo('', options),
    check: (answer: UserInfoRefresh) => {
      const next = withUserInfo(person(user, { authContext: 'iam' }), answer);
      if (next) grantsNothing(next);
    },
  },
  {
    name: 'getMarket',
    good: sampleJson(),
    send: (options) => api.getMarket('', 'ca', options),
    check: (answer: Market) => decideEverywhere(answer),
  },
  {
    name: 'getNavigation',
    good: { routes: site.routes, layouts: site.layouts },
    send: (options) => api.getNavigation('', '/', options),
    check: (answer: NavigationData) => {
      decideEverywhere({ ...site, routes: [...answer.routes], layouts: [...answer.layouts] });
      extendRouteTable(growingRouteTable(createRouteTable(site)), answer);
    },
  },
  {
    name: 'getPrimaryUsers',
    good: [
      { userId: 'u-1', primary: false },
      { userId: 'u-2', primary: true },
    ],
    send: (options) => api.getPrimaryUsers(account, options),
    check: (answer: PrimaryUser[], payload) => {
      const isSaid = JSON.stringify(payload).includes('{"userId":"u-1","primary":true}');
      assert.equal(isBlueStarAdmin(answer, 'u-1'), isSaid);
    },
  },
  {
    name: 'getMarketSummaries',
    good: good('markets'),
    send: (options) => api.getMarketSummaries('', options),
  },
  {
    name: 'getProductsTranslations',
    good: { applications: { telematics: 'Telematics', charging: 'Charging' } },
    send: (options) => api.getProductsTranslations('', 'en-ca', options),
  },
  {
    name: 'getNotifications',
    good: { notifications: [good('notification')] },
    send: (options) => api.getNotifications('', options),
  },
  {
    name: 'getNotificationsCount',
    good: { count: 3 },
    send: (options) => api.getNotificationsCount('', options),
  },
  { name: 'getConsents', good: good('consents'), send: (options) => api.getConsents(account, 'c', options) },
  {
    name: 'getTermsAgreed',
    good: good('terms agreed'),
    send: (options) => api.getTermsAgreed(account, options),
  },
  {
    name: 'getTermsLatest',
    good: good('latest terms'),
    send: (options) => api.getTermsLatest(account, options),
  },
  {
    name: 'getGroupMemberships',
    good: { groupMemberships: ['g', 'h'] },
    send: (options) => api.getGroupMemberships('', options),
  },
  {
    name: 'getContent',
    good: { title: 'Vans', html: '<p>Vans</p>' },
    send: (options) => api.getContent('', '/', options),
  },
  {
    name: 'getCart',
    good: { items: [{ quantity: 1 }, { quantity: 2 }] },
    send: (options) => api.getCart('', options),
  },
];

/** Decides about URLs in a market, which must not throw, whatever the market contains. */
function decideEverywhere(given: Market): void {
  const context = { market: given, table: createRouteTable(given), environment: environment() };
  for (const url of ['/', '/en-ca/', '/fr-ca/reports/', '/en-ca/a/', '/en-ca/layout/'])
    for (const who of [person(user), person({}, { SESSIONID: null })])
      decide(url, { ...context, session: who });
}

describe('an answer that is not as it should be', () => {
  it('[GAT-02] is measured by a good one that shows some pages and not others', () => {
    assert.deepEqual(mayToday, ['/en-ca/open/', '/en-ca/a/', '/en-ca/account/']);
  });

  const unhandled: unknown[] = [];
  const remember = (reason: unknown) => unhandled.push(reason);
  before(() => process.on('unhandledRejection', remember));
  after(() => {
    process.off('unhandledRejection', remember);
  });

  let tried = 0;
  for (const { name, good: payload, send, check } of calls) {
    const mutations = mutationsOf(payload);
    tried += mutations.length;
    it(`[API-09] of ${name} is taken or refused as malformed, and grants nothing: ${mutations.length} ways`, async (t) => {
      const warn = t.mock.method(console, 'warn', () => undefined);
      assert.ok(payload, 'there is a good payload');
      let refused = 0;
      for (const mutation of [{ name: 'nothing', payload }, ...mutations]) {
        try {
          const answer = await send({ fetch: answering(mutation.payload) });
          check?.(answer as never, mutation.payload);
        } catch (error) {
          refused += 1;
          const isTold = error instanceof api.ApiFailure && error.kind === 'malformed' && error.call === name;
          assert.ok(isTold && mutation.name !== 'nothing', `${mutation.name}: ${String(error)}`);
          assert.ok(error.message.length < 300 && !error.message.includes('cannot be read'), error.message);
        }
      }
      const told = refused + warn.mock.callCount();
      assert.ok(told > mutations.length / 10, `only ${told} were refused or told of`);
    });
  }

  it('[API-09] was tried in more than 2,000 ways, and left no rejection unhandled', async () => {
    assert.ok(tried > 2000, `${tried} ways`);
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(unhandled, []);
  });
});

function answering(payload: unknown): typeof globalThis.fetch {
  const body = JSON.stringify(payload);
  return () => Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
}
