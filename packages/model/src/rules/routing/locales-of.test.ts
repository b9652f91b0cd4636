import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import type { Market } from '../../entities/index.ts';
import { market } from '../../testing/fixtures.ts';
import { localesOf, shownLocale } from './locales-of.ts';

const unparsed = (allowedLocales: unknown) => ({ allowedLocales }) as Market;

describe('localesOf', () => {
  const cases: [what: string, given: Market | null, locales: string[]][] = [
    ['all of a market', market(), ['en-ca', 'fr-ca']],
    ['what can be read of a list', unparsed([null, 5, 'de-de']), ['de-de']],
    ['in lower case, whatever the market’s capitals', unparsed(['en-CA', 'fr-CA']), ['en-ca', 'fr-ca']],
    ['none where there is no list', unparsed('de-de'), []],
    ['none where there is no market', null, []],
  ];
  for (const [what, given, locales] of cases)
    it(`[ENT-05] are ${what}`, () => assert.deepEqual(localesOf(given), locales));
});

describe('shownLocale', () => {
  const cases: [title: string, locale: unknown, given: Market | null, shown: string][] = [
    ['what Intl makes of a locale', new Intl.Locale('fr-CA'), market(), 'fr-ca'],
    ['the market’s own where a number is given', 5, market(), 'en-ca'],
    ['the market’s own where an object is given', { locale: 'fr-ca' }, market(), 'en-ca'],
    ['the market’s own where something is given that has no text', Object.create(null), market(), 'en-ca'],
    ['the given one, whatever its capitals', 'FR-CA', market(), 'fr-ca'],
    ['the market’s own where none is given', null, market(), 'en-ca'],
    ['the market’s own where a blank is given', ' ', market(), 'en-ca'],
    ['English of the US without a market', null, null, 'en-us'],
  ];
  for (const [title, locale, given, shown] of cases)
    it(`[NAV-08] is ${title}`, () => assert.equal(shownLocale(locale as string, given), shown));
});
