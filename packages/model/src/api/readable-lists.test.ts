import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as api from './index.ts';

const account = { base: '', accountApi: '' };
const site = { id: 'ca', title: 'Canada', countryCode: 'ca', allowedLocales: ['en-ca'], url: '/ca/' };
const agreed = { type: 'drivingDataRd', agreed: true };
const user = { userId: 'u-1', primary: true };

describe('an answer’s list with a mistake', () => {
  type Case = [
    id: string,
    send: (options: api.CallOptions) => Promise<unknown>,
    answer: unknown,
    read: unknown,
    named: string[],
  ];
  const cases: Case[] = [
    [
      'ENT-05',
      (options) => api.getMarketSummaries('', options),
      { markets: [site, { ...site, url: 7 }, { ...site, allowedLocales: ['en-ca', 'French'] }] },
      [site, site],
      ['markets.1.url', 'markets.2.allowedLocales.1'],
    ],
    [
      'API-05',
      (options) => api.getConsents(account, 'c', options),
      { consents: [{ type: 'cameraRd', agreed: true }, agreed] },
      [agreed],
      ['consents.0.type'],
    ],
    [
      'GAT-12',
      (options) => api.getPrimaryUsers(account, options),
      [null, { ...user, primary: 'yes' }, user],
      [user],
      ['0', '1.primary'],
    ],
    [
      'ENT-16',
      (options) => api.getCart('', options),
      { items: [{ quantity: 2 }, { quantity: -1 }] },
      { items: [{ quantity: 2 }] },
      ['items.1.quantity'],
    ],
    [
      'API-03',
      (options) => api.getProductsTranslations('', 'en', options),
      { applications: { telematics: 'Telematics', charging: null } },
      { applications: { telematics: 'Telematics' } },
      ['applications.charging'],
    ],
    [
      'API-07',
      (options) => api.getGroupMemberships('', options),
      { groupMemberships: ['g', 7] },
      ['g'],
      ['groupMemberships.1'],
    ],
  ];
  for (const [id, send, answer, read, named] of cases) {
    it(`[${id}] keeps the rest, and names ${named.join(' and ')}`, async (t) => {
      const { mock } = t.mock.method(console, 'warn', () => undefined);
      assert.deepEqual(await send({ fetch: () => Promise.resolve(Response.json(answer)) }), read);
      const lines = mock.calls.map(({ arguments: [line] }) => String(line));
      assert.deepEqual(lines.map((line) => / at (\S+):/.exec(line)?.[1]).sort(), named);
    });
  }

  it('[API-04] names a notification that is left out', async (t) => {
    const { mock } = t.mock.method(console, 'warn', () => undefined);
    const answer = { notifications: [{ title: 'Booked' }] };
    await api.getNotifications('', { fetch: () => Promise.resolve(Response.json(answer)) });
    assert.match(String(mock.calls[0]?.arguments[0]), /notifications\.0\.notificationId is no id/);
  });

  it('[CON-03] is malformed where a consent that is known cannot be read, or none is left, and empty where none came', async () => {
    const ask = (...consents: unknown[]) =>
      api.getConsents(account, 'c', { fetch: () => Promise.resolve(Response.json({ consents })) });
    await assert.rejects(ask({ ...agreed, agreed: 'yes' }, null), {
      kind: 'malformed',
      message: 'getConsents: consents at consents.0.agreed: expected boolean, found "yes"',
    });
    await assert.rejects(ask(agreed, { type: 'vehicleDataRd', agreed: 'yes' }), { kind: 'malformed' });
    assert.deepEqual(await ask(), []);
  });
});
