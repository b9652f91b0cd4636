import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { matchesSearch, readSiteSearch, siteSearchHref } from './site-search.ts';

const read = (query: string) => readSiteSearch(new URLSearchParams(query));

describe('matchesSearch', () => {
  const cases: [query: string, texts: string[], isFound: boolean][] = [
    ['charger', ['Depot chargers'], true],
    ['CHARGER', ['Depot chargers'], true],
    ['depot van', ['Depot chargers'], false],
    ['chargers charging', ['Charging', 'Depot chargers'], true],
    ['  depot \t chargers ', ['Depot chargers'], true],
    ['depot chargers', ['Chargers for your depot'], true],
    ['', ['Depot chargers'], true],
    ['van', [], false],
    ['modeles', ['Comparer les modèles'], true],
    ['MODÈLES', ['Comparer les modeles'], true],
    ['eleve', ['Élève'], true],
    ['modèles', ['Comparer les mode\u0300les'], true],
    ['strasse', ['Auf der Straße'], true],
    ['Straße', ['STRASSE'], true],
    ['istanbul', ['İSTANBUL'], true],
    ['ışık', ['IŞIK'], true],
    ['isik', ['Işık'], true],
    ['sakerhet', ['Säkerhet'], true],
    ['.*', ['Depot chargers'], false],
    ['(', ['Depot (chargers)'], true],
    ['東京', ['東京の車'], true],
  ];
  for (const [query, texts, isFound] of cases) {
    it(`[HDR-13] ${isFound ? 'finds' : 'does not find'} "${query}" in ${JSON.stringify(texts)}`, () => {
      assert.equal(matchesSearch(query, ...texts), isFound);
    });
  }
});

describe('siteSearchHref', () => {
  const cases: [query: string, href: string][] = [
    ['charger', '/en-us/sitemap/?search=charger'],
    [' depot  charger ', '/en-us/sitemap/?search=depot+charger'],
    ['a&b=c#d', '/en-us/sitemap/?search=a%26b%3Dc%23d'],
    ['<script>', '/en-us/sitemap/?search=%3Cscript%3E'],
    ['//evil.example', '/en-us/sitemap/?search=%2F%2Fevil.example'],
    ['a\u0000\r\nb', '/en-us/sitemap/?search=a+b'],
    ['  ', '/en-us/sitemap/'],
    ['x'.repeat(500), `/en-us/sitemap/?search=${'x'.repeat(100)}`],
  ];
  for (const [query, href] of cases) {
    it(`[HDR-13] leads from ${JSON.stringify(query.slice(0, 20))} to ${href.slice(0, 60)}`, () => {
      assert.equal(siteSearchHref('en-us', query), href);
    });
  }

  it('[HDR-13] is read back as it was written', () => {
    for (const query of ['depot charger', 'a&b=c#d', '100 %', 'modèles + ß', '😀']) {
      assert.equal(read(siteSearchHref('fr-ca', query).split('?')[1] ?? ''), query);
    }
  });
});

describe('readSiteSearch', () => {
  const cases: [query: string, text: string][] = [
    ['', ''],
    ['search=', ''],
    ['search=++', ''],
    ['search=van&search=truck', 'van'],
    ['search=%E0%A4%A', '\ufffd%A'],
    ['search=a%00%0d%0ab', 'a b'],
    [`search=${'é'.repeat(300)}`, 'é'.repeat(100)],
    [`search=${'😀'.repeat(101)}`, '😀'.repeat(100)],
    [`search=a${'\u0301'.repeat(5000)}`, `a${'\u0301'.repeat(99)}`],
    [`search=${'a'.repeat(99)}%20bc`, 'a'.repeat(99)],
  ];
  for (const [query, text] of cases) {
    it(`[RTE-25] reads "${text.slice(0, 12)}" from ?${query.slice(0, 24)}`, () => {
      assert.equal(read(query), text);
    });
  }
});
