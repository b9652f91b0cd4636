import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { noticesAt, type PageNotices } from './notices-at.ts';

const modal = { disableXButton: false };
const closedByAction = { disableXButton: true };
const shown: PageNotices = {
  path: '/en-us/orders/',
  person: 'anna',
  modals: [
    modal,
    closedByAction,
    { ...closedByAction, lasts: 'page' },
    { ...modal, lasts: 'person' },
    { ...modal, lasts: 'visit' },
  ],
  banners: [{}, { lasts: 'page' }, { lasts: 'person' }, { lasts: 'visit' }],
  topNotifications: [{}, { lasts: 'page' }, { lasts: 'person' }, { lasts: 'visit' }],
};

describe('noticesAt', () => {
  const cases: [what: string, path: string, person: string, modals: number[], others: number[]][] = [
    ['all on the same page', '/en-us/orders/', 'anna', [0, 1, 2, 3, 4], [0, 1, 2, 3]],
    ['what lasts for the person on another page', '/en-us/', 'anna', [1, 3, 4], [0, 2, 3]],
    ['what lasts for the visit after signing out', '/en-us/orders/', '', [4], [3]],
    ['what lasts for the visit for another person', '/en-us/', 'bert', [4], [3]],
  ];
  for (const [what, path, person, modals, others] of cases) {
    it(`[BAN-01][BAN-02][MOD-01] keeps ${what}`, () =>
      assert.deepEqual(noticesAt(shown, path, person), {
        path,
        person,
        modals: modals.map((at) => shown.modals[at]),
        banners: others.map((at) => shown.banners[at]),
        topNotifications: others.map((at) => shown.topNotifications[at]),
      }));
  }

  it('[BAN-01] leaves alone whatever else is kept with them', () => {
    assert.equal(noticesAt({ ...shown, count: 3 }, '/', '').count, 3);
  });
});
