import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { countryName } from './country-name.ts';

describe('countryName', () => {
  const names = [
    ['DEU', 'en-us', 'Germany'],
    ['GBR', 'de-de', 'Vereinigtes Königreich'],
    ['usa', 'de-de', 'Vereinigte Staaten'],
    ['ca', 'en-us', 'Canada'],
    ['SE', 'en-us', 'Sweden'],
    ['QQQ', 'en-us', 'QQQ'],
    ['', 'en-us', ''],
    ['DE', 'not a locale', 'DE'],
  ] as const;
  for (const [three, two] of [
    ['USA', 'US'],
    ['CAN', 'CA'],
    ['GBR', 'GB'],
    ['FRA', 'FR'],
    ['DEU', 'DE'],
    ['ESP', 'ES'],
    ['ITA', 'IT'],
    ['IRL', 'IE'],
    ['AUT', 'AT'],
    ['TUR', 'TR'],
    ['SWE', 'SE'],
  ] as const) {
    it(`[ENT-01] takes ${three} for ${two}`, () =>
      assert.equal(countryName(three, 'en-us'), countryName(two, 'en-us')));
  }

  for (const [code, locale, name] of names) {
    it(`[ENT-01] reads "${name}" for "${code}" in ${locale}`, () =>
      assert.equal(countryName(code, locale), name));
  }
});
