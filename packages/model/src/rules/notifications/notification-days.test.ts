import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import type { Notification } from '../../entities/index.ts';
import { dateBoxes } from './notification-days.ts';
import { dayName, notificationTime } from './notification-time.ts';
import { readableNotifications } from './readable-notifications.ts';

const at = (receivedDate: string, more: Partial<Notification> = {}): Notification =>
  readableNotifications([{ notificationId: receivedDate, receivedDate, ...more }])[0]!;
const days = (dates: readonly string[], now: string, timeZone?: string) =>
  dateBoxes(
    dates.map((date) => at(date)),
    { timeZone, now: Date.parse(now) },
  ).map(({ day, relation }) => [day, relation]);
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('dateBoxes', () => {
  const midnights = [
    ['UTC', '2026-11-20T23:59:59Z', '2026-11-21T00:00:00Z'],
    ['America/Toronto', '2026-11-21T04:59:59Z', '2026-11-21T05:00:00Z'],
    ['America/St_Johns', '2026-11-21T03:29:59Z', '2026-11-21T03:30:00Z'],
    ['Asia/Kathmandu', '2026-11-20T18:14:59Z', '2026-11-20T18:15:00Z'],
    ['Pacific/Kiritimati', '2026-11-20T09:59:59Z', '2026-11-20T10:00:00Z'],
    ['Pacific/Pago_Pago', '2026-11-21T10:59:59Z', '2026-11-21T11:00:00Z'],
  ] as const;
  for (const [timeZone, before, after] of midnights) {
    it(`[NTF-02] changes the day at midnight of ${timeZone}`, () => {
      assert.deepEqual(days([before, after], after, timeZone), [
        ['2026-11-21', 'today'],
        ['2026-11-20', 'yesterday'],
      ]);
      assert.deepEqual(days([before], before, timeZone), [['2026-11-20', 'today']]);
    });
  }

  const changes = [
    ['a day of 23 hours', 'America/New_York', '2026-03-08T05:30:00Z', '2026-03-09T04:10:00Z', '2026-03-09'],
    ['a day of 25 hours', 'America/New_York', '2026-11-01T04:30:00Z', '2026-11-02T05:10:00Z', '2026-11-02'],
    ['a day of 25 hours', 'Europe/Berlin', '2026-10-24T22:30:00Z', '2026-10-25T23:10:00Z', '2026-10-26'],
    [
      'a day without midnight',
      'America/Santiago',
      '2026-09-06T04:00:00Z',
      '2026-09-07T03:30:00Z',
      '2026-09-07',
    ],
  ] as const;
  for (const [what, timeZone, received, now, today] of changes) {
    it(`[NTF-02] knows yesterday after ${what} in ${timeZone}`, () => {
      assert.deepEqual(days([received, now], now, timeZone), [
        [today, 'today'],
        [new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10), 'yesterday'],
      ]);
    });
  }

  it('[NTF-02] knows yesterday across months and years', () => {
    assert.deepEqual(days(['2025-12-31T12:00:00Z'], '2026-01-01T12:00:00Z', 'UTC'), [
      ['2025-12-31', 'yesterday'],
    ]);
    assert.deepEqual(days(['2024-02-29T12:00:00Z'], '2024-03-01T12:00:00Z', 'UTC'), [
      ['2024-02-29', 'yesterday'],
    ]);
  });

  it('[NTF-02] puts the newest first, critical ones first within a day, and what has no date last', () => {
    const list = [
      at('soon'),
      at('2026-11-20T10:00:00Z', { isCritical: true }),
      at('2026-11-21T08:00:00Z', { isCritical: true }),
      at('2026-11-21T10:00:00Z'),
      at('2026-11-21T09:00:00Z', { isCritical: true }),
      at('2026-11-22T10:00:00Z'),
    ];
    const boxes = dateBoxes(list, { timeZone: 'UTC', now: Date.parse('2026-11-21T12:00:00Z') });
    assert.deepEqual(
      boxes.map(({ relation, notifications }) => [
        relation,
        notifications.map(({ notificationId }) => notificationId),
      ]),
      [
        ['other', ['2026-11-22T10:00:00Z']],
        ['today', ['2026-11-21T09:00:00Z', '2026-11-21T08:00:00Z', '2026-11-21T10:00:00Z']],
        ['yesterday', ['2026-11-20T10:00:00Z']],
        ['undated', ['soon']],
      ],
    );
  });

  it('[NTF-02] takes a date without a time for that day in every time zone', () => {
    const now = '2026-11-21T16:00:00Z';
    assert.deepEqual(days(['2026-11-21'], now, 'America/Toronto'), [['2026-11-21', 'today']]);
    assert.deepEqual(days(['2026-11-21'], now, 'Pacific/Kiritimati'), [['2026-11-21', 'yesterday']]);
    // In Toronto, the second one is still on the day before.
    assert.deepEqual(days(['2026-11-21', '2026-11-21T01:00:00Z'], now, 'America/Toronto'), [
      ['2026-11-21', 'today'],
      ['2026-11-20', 'yesterday'],
    ]);
    assert.equal(notificationTime('2026-11-21', 'en-ca', 'America/Toronto'), '11/21/2026');
  });

  it('[NTF-02] takes the device’s time zone where nobody knows the given one', () => {
    const now = '2026-11-21T12:00:00Z';
    assert.deepEqual(days([now], now, 'Mars/Olympus'), days([now], now));
  });
});

describe('notificationTime', () => {
  const times = [
    ['2026-01-15T04:30:00Z', 'en-ca', 'America/Toronto', /^1\/14\/2026, 11:30 p\.?m\.?$/i],
    ['2026-01-15T17:00:00Z', 'en-us', 'America/Toronto', /^1\/15\/2026, 12:00 PM$/],
    ['2026-01-15T05:00:00Z', 'en-us', 'America/Toronto', /^1\/15\/2026, 12:00 AM$/],
    ['2026-07-15T12:05:00Z', 'de-de', 'Europe/Berlin', /^7\/15\/2026, 2:05 PM$/],
    [
      '2026-07-15T12:05:00Z',
      'fr-ca',
      'Asia/Kolkata',
      /^7\/15\/2026, 5 ?[:h] ?35 p\.m\.$|^7\/15\/2026, 5:35 p\.m\.$/,
    ],
    ['2026-07-15T12:05:00Z', 'tr-tr', 'UTC', /^7\/15\/2026, ÖS 12:05$/],
    ['2026-07-15T12:05:00Z', 'not a locale', 'UTC', /^7\/15\/2026, 12:05 PM$/],
    ['2026-11-01T05:30:00Z', 'en-us', 'America/New_York', /^11\/1\/2026, 1:30 AM$/],
    ['2026-11-01T06:30:00Z', 'en-us', 'America/New_York', /^11\/1\/2026, 1:30 AM$/],
    ['soon', 'en-us', 'UTC', /^$/],
  ] as const;
  for (const [date, locale, zone, expected] of times) {
    it(`[NTF-02] writes ${date} in ${zone} for ${locale}`, () => {
      assert.match(plain(notificationTime(date, locale, zone)), expected);
    });
  }

  it('[NTF-02] follows the device to another time zone', (test) => {
    const before = process.env.TZ;
    test.after(() => (before === undefined ? delete process.env.TZ : (process.env.TZ = before)));
    const written = ['America/Toronto', 'Asia/Tokyo'].map((zone) => {
      process.env.TZ = zone;
      return plain(notificationTime('2026-01-15T04:30:00Z', 'en-us'));
    });
    assert.deepEqual(written, ['1/14/2026, 11:30 PM', '1/15/2026, 1:30 PM']);
    process.env.TZ = 'America/Toronto';
    assert.equal(plain(notificationTime('2026-01-15', 'en-us')), '1/15/2026');
    assert.equal(plain(dayName('2026-01-15', 'en-us')), 'Thursday, January 15, 2026');
  });

  it('[NTF-02] writes a day in the language of the page', () => {
    assert.equal(plain(dayName('2026-11-19', 'en-us')), 'Thursday, November 19, 2026');
    assert.equal(plain(dayName('2026-11-19', 'fr-ca')), 'jeudi 19 novembre 2026');
    assert.equal(dayName('never', 'en-us'), 'never');
  });
});

describe('readableNotifications', () => {
  it('[NTF-04] keeps the first of two actions that ask for the same', () => {
    const actions = [
      { label: 'Accept', action: 'ACCEPT' },
      { label: 'Yes', action: 'ACCEPT' },
      { label: 'Decline', action: 'DECLINE' },
    ];
    const [one] = readableNotifications([{ notificationId: 'a', actions }]);
    assert.deepEqual(
      one?.actions.map(({ label }) => label),
      ['Accept', 'Decline'],
    );
  });

  it('[ENT-17] leaves out what has no id of its own and empties what cannot be read', () => {
    const raw = [
      null,
      {},
      { notificationId: '' },
      {
        notificationId: 'a',
        title: 5,
        isCritical: 'yes',
        actions: [null, { label: 'Go' }, { label: ' ', action: 'WAIT' }, { label: 'Go', action: 'GO' }],
      },
      { notificationId: 'a', title: 'Twice' },
    ] as unknown as Partial<Notification>[];
    assert.deepEqual(readableNotifications(raw), [
      {
        notificationId: 'a',
        title: '',
        isCritical: false,
        receivedDate: '',
        category: '',
        message: '',
        link: '',
        isRead: false,
        actions: [{ label: 'Go', action: 'GO' }],
      },
    ]);
  });

  it('[ENT-17] takes what is no list for an empty one', () => {
    for (const none of [null, undefined, {}, 'none'] as unknown as null[])
      assert.deepEqual(readableNotifications(none), []);
  });

  it('[NTF-02] cuts a text without end, and no emoji in half', () => {
    const cut = (text: string) => {
      const [one] = readableNotifications([
        {
          notificationId: 'a',
          title: text,
          category: text,
          message: text,
          actions: [{ label: text, action: 'GO' }],
        },
      ]);
      return [one?.title, one?.category, one?.actions[0]?.label, one?.message];
    };
    const x = 'x'.repeat(500);
    assert.deepEqual(cut(x), [x, x, x, x]);
    const line = `${x}…`;
    assert.deepEqual(cut('x'.repeat(1_000_000)), [line, line, line, `${'x'.repeat(10_000)}…`]);
    assert.equal(cut('😀'.repeat(400))[0], '😀'.repeat(400));
    assert.equal(cut('😀'.repeat(600))[0], `${'😀'.repeat(500)}…`);
  });
});
