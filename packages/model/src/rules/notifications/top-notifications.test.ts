import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import type { TopNotification } from '../../entities/index.ts';
import { isHtml, textOfHtml } from '../text/html-text.ts';
import {
  readableTopNotifications,
  shownTopNotifications,
  withoutTopNotification,
} from './top-notifications.ts';

const names = { e: 'error', w: 'warning', n: 'neutral', p: 'primary' } as const;
const made = (ids: string): TopNotification[] =>
  ids
    .split(' ')
    .filter(Boolean)
    .map((id) => ({ id, variant: names[id.charAt(0) as keyof typeof names], body: id }));

describe('readableTopNotifications', () => {
  it('[BAN-02] knows those without an id by their places', () => {
    const nameless = ['Down', 'Slow'].map((body) => ({ variant: 'error', body }));
    const readable = readableTopNotifications(nameless as TopNotification[]);
    assert.deepEqual(
      readable.map(({ body }) => body),
      ['Down', 'Slow'],
    );
    const ids = readable.map(({ id }) => id);
    assert.equal(new Set(ids).size, 2);
    assert.ok(ids.every((id) => typeof id === 'string' && id !== ''));
  });

  it('[BAN-02] knows one by the number that is its id', () => {
    const [one] = readableTopNotifications([{ id: 7, variant: 'error', body: 'Down' } as never]);
    assert.equal(one?.id, '7');
  });
});

describe('withoutTopNotification', () => {
  it('[BAN-02] takes out the one that is closed, also where its id is a number, and nothing else', () => {
    const [kept] = made('n1');
    const given = [kept, null, { id: 7, variant: 'error', body: 'Down' }] as never;
    const rest = withoutTopNotification(given, '7');
    assert.equal(rest.length, 1);
    assert.equal(rest[0], kept);
  });

  it('[BAN-02] lets nobody close one that has no id to be known by', () => {
    const nameless = { variant: 'error', body: 'Down', closable: true } as TopNotification;
    assert.equal(readableTopNotifications([nameless])[0]?.closable, false);
  });
});

describe('shownTopNotifications', () => {
  const cases = [
    ['', ''],
    ['p1', 'p1'],
    ['p1 e1', 'e1 p1'],
    ['p1 n1 w1 e1', 'e1 w1'],
    ['p1 n1 w1', 'w1 n1'],
    ['p1 p2 n1', 'n1 p1'],
    ['e2 e1 e3', 'e2 e1'],
    ['n2 n1 w2 n3', 'w2 n2'],
    ['p2 p1 p3', 'p2 p1'],
    ['e1 e1 p1', 'e1 p1'],
    ['p1 x1', 'x1 p1'],
    ['n1 x1 w1', 'w1 n1'],
    ['x1 n1 w1', 'w1 x1'],
  ] as const;
  for (const [given, expected] of cases) {
    it(`[BAN-02] shows ${expected || 'none'} of ${given || 'none'}`, () => {
      const list = made(given);
      assert.deepEqual(
        shownTopNotifications(list).map(({ id }) => id),
        expected.split(' ').filter(Boolean),
      );
      assert.deepEqual(list, made(given));
    });
  }
});

describe('readableTopNotifications', () => {
  const [one] = made('n1');
  const cases: [given: unknown, expected: unknown[]][] = [
    [[null, {}, 5, 'text', { id: 'a', variant: 'error' }, one], [one]],
    [[{ id: 'a', variant: 'error', body: ' \n' }, one], [one]],
    [[{ id: 'a', variant: 'error', body: '<p></p>' }, one], [one]],
    [[{ id: 'a', variant: 'error', body: '<p>&nbsp;</p><br>' }, one], [one]],
    [[{ id: 'a', variant: 'error', body: '<p>&#160;</p>' }, one], [one]],
    [[{ id: 'a', variant: 'error', body: '<script>alert(1)</script>' }, one], [one]],
    [
      [{ ...one, body: '<p><img src="/a.png" alt="A"></p>' }],
      [{ ...one, body: '<p><img src="/a.png" alt="A"></p>' }],
    ],
    [[{ ...one, body: 'At least <minimum for 3' }], [{ ...one, body: 'At least <minimum for 3' }]],
    [{ 0: one }, []],
    ['text', []],
    [null, []],
    [undefined, []],
  ];
  for (const [given, expected] of cases) {
    it(`[BAN-02] reads ${expected.length} of ${JSON.stringify(given)}`, () =>
      assert.deepEqual(readableTopNotifications(given as TopNotification[]), expected));
  }
});

describe('isHtml', () => {
  const cases = [
    ['Plain text', false],
    ['AT&T', false],
    ['a < b > c', false],
    ['1 <2', false],
    ['Charge is <minimum for 3 vans. Call the depot.', false],
    ['Write to <mail@fleet.example> for help', false],
    ['<img src=x onerror=alert(1)', false],
    ['', false],
    ['<b>Bold</b>', true],
    ['A<br>B', true],
    ['A<BR>B', true],
    ['A<br/>B', true],
    ['<a href="/a/" title="a > b">Link</a>', true],
    ['<fp-note\nclass="a">Note', true],
    ['end</p>', true],
    ['<!-- note -->', true],
    ['Fish &amp; chips', true],
    ['&#169; and &#xA9;', true],
  ] as const;
  for (const [text, expected] of cases) {
    it(`[BAN-02] takes "${text}" for ${expected ? 'HTML' : 'text'}`, () =>
      assert.equal(isHtml(text), expected));
  }
});

describe('textOfHtml', () => {
  const cases = [
    ['<p>One <b>two</b></p><p>three</p>', 'One two three'],
    ['<a href="/a/" title="a > b">Link</a>', 'Link'],
    ['Fish &amp; chips &lt;b&gt;', 'Fish & chips <b>'],
    ['<script>alert(1)</script>Text<style>p{}</style>', 'Text'],
    ['<SCRIPT>alert(1)</SCRIPT>Text', 'Text'],
    ['<script>alert(1)', ''],
    ['<!-- gone -->Text', 'Text'],
    ['<P>One <B>two</B></P>', 'One two'],
    ['Fish &AMP; chips', 'Fish & chips'],
    ['a < b', 'a < b'],
    ['<img src=x onerror=alert(1)', ''],
    ["<p it's>One <b>two</b></p>", 'One two'],
    ['&unknown; stays', '&unknown; stays'],
    ['&constructor; stays', '&constructor; stays'],
    ['&q; and &exa; stay', '&q; and &exa; stay'],
    ['It&#39;s 20&#176;, 5 &#X3C; 6', "It's 20°, 5 < 6"],
    ['&#1114112; stays', '&#1114112; stays'],
    ['&amp;#39;', '&#39;'],
  ] as const;
  for (const [html, expected] of cases) {
    it(`[BAN-02] reads "${expected}" in ${html}`, () => assert.equal(textOfHtml(html), expected));
  }

  it('[BAN-02] takes no time for tags without end before a quote that nobody closes', () => {
    assert.equal(textOfHtml(`<b>Vans</b>${'<a '.repeat(10_000)}"`), 'Vans');
  });
});
