import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { notificationCountSchema, notificationsSchema } from './notification.ts';
import { parse } from './parse.ts';

const read = (notifications: unknown[]) =>
  parse('notifications', notificationsSchema, { notifications }).notifications;

describe('notificationsSchema', () => {
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
      const [one, other] = read([
        { notificationId: 'a', [field]: value },
        { notificationId: 'b', title: 'B' },
      ]);
      assert.deepEqual([one?.[field], other?.title], [expected, 'B']);
    });
  }

  it('[ENT-17] leaves out what has no id', () => {
    const dots = ['', '.', '..'].map((notificationId) => ({ notificationId }));
    const ids = read([null, 5, {}, { notificationId: 7 }, ...dots, { notificationId: 'a' }]);
    assert.deepEqual(
      ids.map(({ notificationId }) => notificationId),
      ['a'],
    );
  });
});

describe('notificationCountSchema', () => {
  it('[ENT-17] counts none too', () =>
    assert.deepEqual(parse('count', notificationCountSchema, { count: 0 }), { count: 0 }));

  for (const count of [-1, 1.5])
    it(`[ENT-17] refuses ${count}`, () =>
      assert.throws(() => parse('count', notificationCountSchema, { count }), /count at count: expected/));
});
