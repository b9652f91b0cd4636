import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import type { MarketSummary } from '../../entities/index.ts';
import { siteHref, siteRegions } from './site-regions.ts';

const site = (id: string, countryCode: string, title: string): MarketSummary => ({
  id,
  countryCode,
  title,
  allowedLocales: ['en-us'],
  url: '/',
});
const sites = [
  site('us', 'us', 'United States'),
  site('retail', 'us', 'Fleet Portal Pro'),
  site('de', 'DE', 'Germany'),
  site('none', '', 'Elsewhere'),
];
const names = { americas: 'Amerika', europe: 'Europa', others: 'Weitere' };

describe('the regions of the country sites', () => {
  it('[RTE-12] name countries in the reader’s language, and a country’s second site by its own title', () => {
    const regions = siteRegions(sites, 'de-de', names);
    assert.deepEqual(
      regions.map(({ name, sites: own }) => [name, own.map((one) => one.name)]),
      [
        ['Amerika', ['Fleet Portal Pro', 'Vereinigte Staaten']],
        ['Europa', ['Deutschland']],
        ['Weitere', ['Elsewhere']],
      ],
    );
  });

  it('[RTE-01] hold their countries, with the sites as they are', () => {
    const all = 'us ca gb fr de es it ie at tr se mx'.split(' ').map((code) => site(code, code, code));
    const regions = siteRegions(all, 'en-us', names);
    assert.deepEqual(
      regions.map(({ name, sites: own }) => [
        name,
        own
          .map(({ id }) => id)
          .sort()
          .join(' '),
      ]),
      [
        ['Amerika', 'ca us'],
        ['Europa', 'at de es fr gb ie it se tr'],
        ['Weitere', 'mx'],
      ],
    );
    const mexico = regions[2]?.sites[0];
    assert.deepEqual(mexico, { ...all.at(-1), name: 'Mexico' });
  });

  it('[RTE-01] name a country’s only site by the country, and leave out regions without sites', () => {
    const regions = siteRegions([site('de', 'de', 'Fleet Deutschland')], 'de-de', names);
    assert.deepEqual(
      regions.map(({ name, sites: own }) => [name, own.map((one) => one.name)]),
      [['Europa', ['Deutschland']]],
    );
  });
});

describe('the address of a country site', () => {
  const addresses: [id: string, url: string, allowedLocales: string[], href: string][] = [
    ['[RTE-01]', 'https://ca.example/start', ['en-ca', 'fr-ca'], 'https://ca.example/fr-ca/'],
    ['[RTE-01]', '/', ['en-ca', 'fr-ca'], 'https://here.example/fr-ca/'],
    ['[RTE-01]', 'https://fr.example/', ['fr-fr'], 'https://fr.example/'],
    ['[RTE-01]', '/start/', ['fr-fr'], '/start/'],
    ['[RTE-25]', 'javascript:alert(1)', ['en-ca', 'fr-ca'], ''],
    ['[RTE-25]', '//evil.example', ['fr-ca'], ''],
  ];
  for (const [id, url, allowedLocales, href] of addresses) {
    it(`${id} is "${href}" for ${url} in ${allowedLocales.join(' and ')}`, () => {
      const one = { ...site('x', 'ca', 'X'), url, allowedLocales };
      assert.equal(siteHref(one, 'fr-ca', 'https://here.example'), href);
    });
  }
});
