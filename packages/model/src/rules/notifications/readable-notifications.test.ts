import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readableNotifications } from './readable-notifications.ts';

describe('readableNotifications', () => {
  it('[ENT-17] takes as read only what is, and no space around a text', () => {
    const given = [{ notificationId: 'a', isRead: true, title: ' Booked ' }, { notificationId: 'b' }];
    assert.deepEqual(
      readableNotifications(given).map(({ isRead, title }) => [isRead, title]),
      [
        [true, 'Booked'],
        [false, ''],
      ],
    );
  });

  const cases = [
    ['title', 5, ''],
    ['title', undefined, ''],
    ['isCritical', 'yes', false],
    ['receivedDate', 'soon', 'soon'],
    ['receivedDate', 5, ''],
    ['category', null, ''],
    ['message', {}, ''],
    ['link', [], ''],
    ['isRead', 1, false],
    ['actions', 'none', []],
    ['actions', [null, { label: 'Go', action: 'GO' }], [{ label: 'Go', action: 'GO' }]],
  ] as const;
  for (const [field, value, expected] of cases) {
    it(`[ENT-17] keeps a notification whose ${field} is ${value === undefined ? 'missing' : JSON.stringify(value)}`, () => {
      const [one, other] = readableNotifications([
        { notificationId: 'a', [field]: value },
        { notificationId: 'b', title: 'B' },
      ]);
      assert.deepEqual([one?.[field], other?.title], [expected, 'B']);
    });
  }

  const idsOf = (list: readonly unknown[] | null) =>
    readableNotifications(list).map(({ notificationId }) => notificationId);

  it('[ENT-17] leaves out what has no id', () => {
    const notInPaths = ['', '.', '..', 'half \ud83d'].map((notificationId) => ({ notificationId }));
    const others = [{ notificationId: '...' }, { notificationId: 'a 🚚\n' }];
    assert.deepEqual(
      idsOf([null, 5, {}, { notificationId: {} }, { notificationId: NaN }, ...notInPaths, ...others]),
      ['...', 'a 🚚\n'],
    );
    assert.deepEqual(idsOf(null), []);
  });

  it('[ENT-17] knows one by the number that is its id, and only the first of two', () => {
    assert.deepEqual(idsOf([{ notificationId: 7 }, { notificationId: 0 }, { notificationId: '7' }]), [
      '7',
      '0',
    ]);
  });
});
