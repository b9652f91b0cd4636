import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { notificationCalls } from '../api/index.ts';
import { type Notification, notificationSchema, parse } from '../entities/index.ts';
import { formatIn } from '../messages/format-in.ts';
import { notificationProblems } from '../rules/notifications/notification-problems.ts';
import { truncate } from '../rules/text/truncate.ts';
import { serve } from './server.ts';

/** Calls with built-in functions as Prototype.js and older versions of MooTools replace them on their pages. */
function onOldPage<Result>(call: () => Result): Result {
  const { from } = Array;
  const { entries } = Array.prototype;
  Array.from = <Item>(items: ArrayLike<Item>) => Array.prototype.slice.call(items) as Item[];
  Reflect.set(Array.prototype, 'entries', Array.prototype.slice);
  try {
    return call();
  } finally {
    Array.from = from;
    Array.prototype.entries = entries;
  }
}

const notifications = ['a', 'b', 'c'].map((notificationId) =>
  parse('notification', notificationSchema, { notificationId, title: '', receivedDate: '2026-01-01' }),
) satisfies Notification[];

describe('a page whose old library replaces Array.from and entries', () => {
  it('[NTF-06] has the server delete all that is dismissed', async () => {
    const asked: unknown[] = [];
    await using server = await serve((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.end();
    });
    const calls = notificationCalls(server.origin, { changed: () => undefined, failed: assert.ifError });
    assert.deepEqual(await onOldPage(() => calls.dismiss(notifications)), []);
    assert.deepEqual(
      asked.sort(),
      ['a', 'b', 'c'].map((id) => `DELETE /deleteNotification/${id}`),
    );
  });

  it('[ENT-17] names what is wrong with a list, and nothing else', () => {
    assert.deepEqual(
      onOldPage(() => notificationProblems([...notifications, {}])),
      [{ path: 'notifications.3.notificationId', problem: 'is no id' }],
    );
  });

  it('[NTF-06] counts in whole sentences', () => {
    const text = '{count, plural, one {# page} other {# pages}}';
    assert.equal(
      onOldPage(() => formatIn('en-us', text, { count: 2 })),
      '2 pages',
    );
  });

  it('[NTF-02] cuts a long text after whole characters', () => {
    assert.equal(
      onOldPage(() => truncate('👩‍🚒👩‍🚒👩‍🚒', 2)),
      '👩‍🚒👩‍🚒',
    );
  });
});
