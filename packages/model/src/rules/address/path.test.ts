import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { readOriginQuery } from '../routing/forbidden-query.ts';
import { hostileAddresses } from './path.samples.ts';
import { safeHref, safeLocalPath, safePath, withTrailingSlash } from './path.ts';

const origin = 'https://fleet.example';

describe('withTrailingSlash', () => {
  const cases = [
    ['/orders', '/orders/'],
    ['/orders/', '/orders/'],
    ['/orders?a=1', '/orders/?a=1'],
    ['/orders#a/b', '/orders/#a/b'],
    ['/orders/?a=/b', '/orders/?a=/b'],
    ['', '/'],
  ] as const;
  for (const [from, to] of cases) {
    it(`[RTE-15] makes "${from}" "${to}"`, () => assert.equal(withTrailingSlash(from), to));
  }
});

describe('safePath', () => {
  const good = [
    ['/en-us/orders/?a=1&b=%2Fen-us%2F#top', '/en-us/orders/?a=1&b=%2Fen-us%2F#top'],
    ['https://fleet.example/en-us/', '/en-us/'],
    ['HTTPS://FLEET.EXAMPLE/en-us/', '/en-us/'],
    ['https://fleet.example:443/en-us/', '/en-us/'],
    ['/', '/'],
    ['/en-us/über-uns/', '/en-us/%C3%BCber-uns/'],
    ['/en-us/a/../b/', '/en-us/b/'],
    ['/en-us/100%25/', '/en-us/100%25/'],
    ['/en-us/?next=https://other.example/', '/en-us/?next=https://other.example/'],
    ['/en-us/?to=javascript:alert(1)', '/en-us/?to=javascript:alert(1)'],
  ] as const;
  for (const [text, path] of good) {
    it(`[RTE-25] reads "${text}"`, () => assert.equal(safePath(text, origin), path));
  }

  it('[RTE-25] is tried with at least sixty hostile addresses', () => {
    assert.ok(new Set(hostileAddresses).size >= 60);
  });
  for (const text of hostileAddresses) {
    it(`[RTE-25] refuses ${JSON.stringify(text).slice(0, 80)}`, () => {
      assert.equal(safePath(text, origin), null);
      assert.equal(safeLocalPath(text), null);
    });
  }

  it('[RTE-25] reads an address of a site without a certificate', () => {
    assert.equal(safePath('http://localhost:8080/en-us/', 'http://localhost:8080'), '/en-us/');
  });

  it('[RTE-25] knows no site where only a path is asked for', () => {
    assert.equal(safeLocalPath('https://site.invalid/en-us/'), null);
  });

  it('[RTE-25] gives nothing a browser would take to another origin', () => {
    for (const text of [...good.map(([path]) => path), ...hostileAddresses]) {
      const path = safePath(text, origin);
      if (path !== null) assert.equal(new URL(path, origin).origin, origin);
    }
  });

  for (const bad of ['null', '', 'not an origin', 'data:text/html,x', 'file:///x']) {
    it(`[RTE-25] refuses everything where the site's origin is "${bad}"`, () => {
      assert.equal(safePath('/en-us/', bad), null);
    });
  }
});

describe('safeHref', () => {
  const good = [
    '/en-us/orders/',
    'https://partner.example/a?b=c#d',
    'http://partner.example',
    'mailto:fleet@partner.example',
    'HTTPS://partner.example',
    'tel:+15550100',
    'Mailto:fleet@partner.example',
    ' /en-us/orders/ ',
  ];
  for (const text of good)
    it(`[RTE-25] lets "${text}" through`, () => assert.equal(safeHref(text), text.trim()));

  const bad = [
    ...hostileAddresses.filter((text) => !/^https?:\/\/[^/@]+(\/|$)/i.test(text) || text.includes('@')),
    'mailto:',
    'tel://x',
    'https://:word@partner.example/',
    'orders/',
    '#top',
    '?a=1',
  ].filter((text) => text.trim() === text);
  for (const text of bad) {
    it(`[RTE-25] makes no link of ${JSON.stringify(text).slice(0, 80)}`, () =>
      assert.equal(safeHref(text), null));
  }
});

describe('readOriginQuery', () => {
  const waysOut = [
    '/logout',
    '/Logout/',
    '/%6cogout',
    '/logout/*',
    '/en-us/logout/',
    '/login?redirect=%2F',
    '/mfa',
    '/analytics',
  ];
  for (const way of [
    ...waysOut,
    '/end-child-session',
    '/proxy-api-request/?redirect=x',
    `${origin}/logout`,
  ]) {
    it(`[RTE-08] [RTE-25] takes "${way}" for no page to go back to`, () =>
      assert.equal(readOriginQuery(`?origin=${encodeURIComponent(way)}`, origin).origin, ''));
  }

  it('[GAT-03] reads where the person came from and what is missing', () => {
    const query = '?origin=%2Fen-us%2Forders%2F%3Fa%3D1&p=ORDERS_VIEW,ORDERS_EDIT';
    assert.deepEqual(readOriginQuery(query, origin), {
      origin: '/en-us/orders/?a=1',
      permissions: ['ORDERS_VIEW', 'ORDERS_EDIT'],
    });
  });

  it('[RTE-25] drops an origin elsewhere and permissions that are no names', () => {
    const query = '?origin=https%3A%2F%2Fevil.example%2F&p=<b>x</b>,,OK,' + 'a'.repeat(81);
    assert.deepEqual(readOriginQuery(query, origin), { origin: '', permissions: ['OK'] });
    assert.deepEqual(readOriginQuery('', origin), { origin: '', permissions: [] });
  });
});
