import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  currentRefreshMap,
  pageRefreshSchema,
  takeRefresh,
  withForcedRefresh,
  type PageRefreshMap,
} from './page-refresh.ts';
import { readStored } from './read-stored.ts';

const origin = 'https://fleet.example';
const begun = 1_000_000;
const map = { begun, pages: { '/a/': true } };

describe('the page-refresh map', () => {
  const ages: [now: number, isKept: boolean][] = [
    [begun, true],
    [begun + 299_999, true],
    [begun + 300_000, false],
    [begun - 1, false],
  ];
  for (const [now, isKept] of ages) {
    it(`[SES-06] is ${isKept ? 'kept' : 'reset'} at ${now - begun} ms`, () =>
      assert.deepEqual(currentRefreshMap(map, now), isKept ? map : { begun: now, pages: {} }));
  }

  it('[SES-06] begins empty where nothing is stored', () =>
    assert.deepEqual(currentRefreshMap(readStored(pageRefreshSchema, '{"begun":"x"}'), 5), {
      begun: 5,
      pages: {},
    }));

  const merged: [uri: string, pages: Record<string, boolean>][] = [
    ['/en-us/b', { '/a/': true, '/b/': true }],
    ['/b', { '/a/': true, '/b/': true }],
    ['/fr-ca', { '/a/': true, '/': true }],
    ['https://fleet.example/en-us/b/?q=1#x', { '/a/': true, '/b/': true }],
    ['/en-us/a/', { '/a/': true }],
    ['https://evil.example/en-us/b/', { '/a/': true }],
    ['javascript:alert(1)', { '/a/': true }],
    ['', { '/a/': true }],
  ];
  for (const [uri, pages] of merged) {
    it(`[SES-06][RTE-25] takes “${uri}” in as it may`, () =>
      assert.deepEqual(withForcedRefresh(map, uri, origin), { begun, pages }));
  }

  it('[SES-06] has its limit', () => {
    let full: PageRefreshMap = map;
    for (let at = 0; at < 500; at += 1) full = withForcedRefresh(full, `/p/${at}/`, origin);
    assert.equal(Object.keys(full.pages).length, 100);
    const again = withForcedRefresh(takeRefresh(full, '/a/', origin).map, '/a/', origin);
    assert.deepEqual(again, full);
  });

  it('[SES-06] reloads a page once', () => {
    const first = takeRefresh(map, '/en-us/a/?x=1', origin);
    assert.deepEqual(first, { isDue: true, map: { begun, pages: { '/a/': false } } });
    for (const url of ['/en-us/a/', '/fr-ca/a/'])
      assert.equal(takeRefresh(first.map, url, origin).isDue, false);
  });

  for (const url of ['/en-us/b/', 'constructor', 'https://evil.example/en-us/a/'])
    it(`[SES-06] leaves the map as it is at “${url}”, which nobody asked to reload`, () => {
      const taken = takeRefresh(map, url, origin);
      assert.equal(taken.isDue, false);
      assert.equal(taken.map, map);
    });
});
