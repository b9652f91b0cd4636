import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  cartSchema,
  environmentSchema,
  groupMembershipsSchema,
  marketSchema,
  marketSummariesSchema,
  navigationDataSchema,
  notificationCountSchema,
  notificationsSchema,
  parse,
  productsTranslationsSchema,
  sessionSchema,
  userInfoRefreshSchema,
} from '@fleet-portal/model/entities';
import { Browser, browserOf } from './testing/browser.ts';
import { startTestServer } from './testing/server.ts';

const server = await startTestServer();

interface Drawer {
  notifications: {
    notificationId: string;
    title: string;
    isRead: boolean;
    actions: { action: string }[];
  }[];
}

const signedIn = (person?: string) => browserOf(server, person);

describe('what the client parses', () => {
  for (const [path, schema] of [
    ['/markets/us.json', marketSchema],
    ['/markets.json', marketSummariesSchema],
    ['/session', sessionSchema],
    ['/cart', cartSchema],
    ['/navigation/?path=/insights/', navigationDataSchema],
    ['/getNotifications', notificationsSchema],
    ['/getNotificationsCount', notificationCountSchema],
    ['/userinfo/refresh', userInfoRefreshSchema],
    ['/groupMemberships', groupMembershipsSchema],
    ['/products-translation/translation/fetch/de-de', productsTranslationsSchema],
  ] as const) {
    it(`[API-09] is what ${path} answers`, async () => {
      parse(path, schema, await (await signedIn()).json(path));
    });
  }

  it('[ENT-23] is what the environment script says', async () => {
    const script = await new Browser(server).text('/env.js');
    const values: unknown = JSON.parse(/^window\.FP_ENV = (.*);\n$/.exec(script)?.[1] ?? '');
    const environment = parse('environment', environmentSchema, values);
    assert.equal(environment.ENV_BASE_URL, server.url);
    assert.equal(environment.MARKET_ID, 'us');
  });
});

describe('who may ask', () => {
  for (const path of [
    '/getNotifications',
    '/getNotificationsCount',
    '/userinfo/refresh',
    '/groupMemberships',
  ]) {
    it(`is nobody but the signed in: ${path}`, async () => {
      assert.equal((await new Browser(server).fetch(path)).status, 401);
    });
  }

  it('is a visitor too for the cart, which is empty', async () => {
    assert.deepEqual(await new Browser(server).json('/cart'), { items: [] });
  });
});

describe('[API-04] notifications', () => {
  it('are counted while unread, marked read, and deleted, for one browser only', async () => {
    const [browser, other] = [await signedIn(), await signedIn()];
    const before = await browser.json<{ count: number }>('/getNotificationsCount');
    const { notifications } = await browser.json<Drawer>('/getNotifications');
    const unread = notifications.find(({ isRead }) => !isRead);

    const path = `/patchNotification/${unread?.notificationId}`;
    assert.equal((await browser.fetch(path, { method: 'PATCH', json: { patchType: 'read' } })).status, 200);
    assert.deepEqual(await browser.json('/getNotificationsCount'), { count: before.count - 1 });
    assert.equal(
      (await browser.fetch(`/deleteNotification/${unread?.notificationId}`, { method: 'DELETE' })).status,
      204,
    );
    assert.equal(
      (await browser.json<Drawer>('/getNotifications')).notifications.length,
      notifications.length - 1,
    );
    assert.deepEqual(await other.json('/getNotificationsCount'), before);
  });

  it('speak the language of the page that asks, and keep what the person has done with them', async () => {
    const browser = await signedIn();
    const at = async (page: string) => {
      const headers = { Referer: new URL(page, server.url).href };
      return (await browser.json<Drawer>('/getNotifications', { headers })).notifications;
    };
    const [first] = await at('/en-ca/insights/');
    await browser.fetch(`/patchNotification/${first?.notificationId}`, {
      method: 'PATCH',
      json: { patchType: 'read' },
    });
    const french = (await at('/fr-ca/insights/')).find(
      ({ notificationId }) => notificationId === first?.notificationId,
    );
    assert.notEqual(french?.title, first?.title);
    assert.deepEqual([first?.isRead, french?.isRead], [false, true]);
  });

  it('carry out the actions that they offer and no others', async () => {
    const browser = await signedIn();
    const { notifications } = await browser.json<Drawer>('/getNotifications');
    const offering = notifications.find(({ actions }) => actions.length > 0);
    const path = `/postNotificationAction/${offering?.notificationId}`;
    const actionType = offering?.actions[0]?.action;
    assert.equal((await browser.fetch(path, { json: { actionType } })).status, 200);
    assert.equal((await browser.fetch(path, { json: { actionType: 'OTHER' } })).status, 400);
    assert.equal((await browser.fetch('/postNotificationAction/none', { json: { actionType } })).status, 404);
    assert.equal((await browser.fetch(path, { json: {} })).status, 400);
  });

  it('[NTF-08] are a thousand with ids of their own for one person', async () => {
    const { notifications } = await (
      await signedIn('thousand-notifications')
    ).json<Drawer>('/getNotifications');
    assert.equal(new Set(notifications.map(({ notificationId }) => notificationId)).size, 1000);
  });

  it('are written in the language of the sign-in page', async () => {
    const browser = new Browser(server);
    await browser.fetch('/login', { form: { person: 'fleet-customer', lang: 'sv' } });
    assert.match(await browser.text('/getNotifications'), /Laddning/);
  });

  it('are not changed by another site', async () => {
    const browser = await signedIn();
    const headers = { origin: 'https://evil.example' };
    const response = await browser.fetch('/deleteNotification/recall', { method: 'DELETE', headers });
    assert.equal(response.status, 403);
  });
});

describe('caching', () => {
  it('lets a market be kept and asked for again', async () => {
    const browser = new Browser(server);
    const first = await browser.fetch('/markets/de.json');
    const etag = first.headers.get('etag') ?? '';
    assert.equal(first.headers.get('cache-control'), 'no-cache');
    const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    assert.equal((await browser.fetch('/markets/de.json', { headers })).status, 304);
  });

  for (const path of ['/session', '/env.js', '/cart', '/getNotifications']) {
    it(`keeps nothing of ${path}`, async () => {
      assert.equal((await (await signedIn()).fetch(path)).headers.get('cache-control'), 'no-store');
    });
  }
});

describe('an unreadable body', () => {
  it('is refused', async () => {
    const response = await fetch(`${server.url}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"call": ',
    });
    assert.equal(response.status, 400);
  });
});

describe('[RTE-19] navigation by path', () => {
  it('[API-01] gives a route with its layout', async () => {
    const data = await new Browser(server).json<{ routes: { id: string }[]; layouts: { id: string }[] }>(
      '/navigation/?path=%2Fen-us%2Finsights%2F',
    );
    assert.deepEqual(
      data.routes.map(({ id }) => id),
      ['insights'],
    );
    assert.deepEqual(
      data.layouts.map(({ id }) => id),
      ['insights'],
    );
  });

  it('gives all that a redirect leads through, and nothing for an unknown path', async () => {
    const browser = new Browser(server);
    const chain = await browser.json<{ routes: { id: string }[] }>('/navigation/?path=%2Ffleet-vans');
    assert.deepEqual(
      chain.routes.map(({ id }) => id),
      ['oldest-vans', 'old-vans', 'cargo-vans'],
    );
    assert.deepEqual(await browser.json('/navigation/?path=%2Fnothing'), { routes: [], layouts: [] });
  });
});
