import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import type { MarketSummary } from '../../entities/index.ts';
import { siteRegions } from './site-regions.ts';

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
});
