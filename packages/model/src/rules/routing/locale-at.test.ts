import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { environment, market } from '../../testing/fixtures.ts';
import { localeAt } from './locale-at.ts';

describe('localeAt', () => {
  const cases: [
    url: string,
    desired: string | null,
    configured: string | null,
    expected: string,
    ...browser: string[],
  ][] = [
    ['/fr-ca/a/?b=/en-ca/#c', 'en-ca', 'en-ca', 'fr-ca'],
    ['/de-de/a/', 'fr-ca', 'en-ca', 'fr-ca'],
    ['/a/', 'fr-ca', 'en-ca', 'fr-ca'],
    ['/a/', 'de-de', 'fr-ca', 'fr-ca'],
    ['/a/', null, 'fr-ca', 'fr-ca'],
    ['/a/', null, null, 'en-ca'],
    ['/a/', null, null, 'fr-ca', 'fr-CA'],
    ['/a/', null, null, 'fr-ca', 'fr'],
    ['/a/', null, null, 'fr-ca', 'fr-FR'],
    ['/a/', null, null, 'fr-ca', 'de-DE', 'fr', 'en-US', 'en'],
    ['/a/', null, null, 'en-ca', 'en-US', 'fr-CA'],
    ['/a/', null, null, 'en-ca', 'f'],
    ['/a/', null, 'en-ca', 'en-ca', 'fr-CA'],
    ['/a/', 'en-ca', null, 'en-ca', 'fr-CA'],
    ['/en-ca/a/', null, null, 'en-ca', 'fr-CA'],
  ];
  for (const [url, desiredLocale, DESIRED_LOCALE, expected, ...browserLocales] of cases) {
    it(`[SES-10] is ${expected} at ${url} for ${desiredLocale ?? 'nobody'} where the environment says ${DESIRED_LOCALE ?? 'nothing'}, in a browser of ${browserLocales.join(', ') || 'no locale'}`, () => {
      const context = {
        market: market(),
        environment: environment({ DESIRED_LOCALE: DESIRED_LOCALE ?? undefined }),
        desiredLocale,
        browserLocales,
      };
      assert.equal(localeAt(url, context), expected);
    });
  }

  it('[SES-10] is that of the browser’s country where the market has it in several', () => {
    const context = { market: market({ allowedLocales: ['en-us', 'en-gb'] }), environment: environment() };
    assert.equal(localeAt('/a/', { ...context, browserLocales: ['en-GB'] }), 'en-gb');
  });

  it('[SES-10] is a region of several countries where the market has that', () => {
    const context = { market: market({ allowedLocales: ['es-us', 'en-029'] }), environment: environment() };
    assert.equal(localeAt('/en-029/a/', context), 'en-029');
  });
});
