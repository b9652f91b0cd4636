import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readData } from './data/data.ts';

const { markets, findContent } = readData();

const metric = /\b\d[\d.,\s]*(?:km|kg)\b|\bkilom\w+ (?:per|je|par)\b/i;
const imperial = /\b\d[\d.,]*(?: |\s)?(?:miles|lb)\b|\bmiles per\b/i;

/** The text of a site's content pages in one of its languages. */
function wordsOf(id: string, locale: string): string {
  const market = markets.get(id);
  assert.ok(market);
  const paths = market.routes.flatMap(({ extras: { contentPath } }) =>
    typeof contentPath === 'string' ? [contentPath] : [],
  );
  const pages = paths.map((path) => findContent(market, locale, path)?.html ?? '');
  return pages.join('\n').replaceAll(/&nbsp;|\u00a0/g, ' ');
}

describe('the units of the sample pages', () => {
  for (const { id, allowedLocales } of markets.values()) {
    for (const locale of allowedLocales) {
      const isAmerican = locale === 'en-us';
      const counts = isAmerican
        ? 'miles and pounds'
        : locale === 'en-gb'
          ? 'miles and kilograms'
          : 'km and kg';
      it(`are ${counts} in ${id}, ${locale}`, () => {
        const words = wordsOf(id, locale);
        assert.doesNotMatch(words, /\{[\w-]+\}/, 'a name that stands for nothing');
        assert.equal(metric.test(words), !isAmerican, 'metric');
        assert.equal(imperial.test(words), isAmerican || locale === 'en-gb', 'imperial');
        assert.equal(/\d (?:lb)\b/.test(words), isAmerican, 'pounds');
      });
    }
  }

  it('are the same in both languages of Canada', () => {
    const [english, french] = ['en-ca', 'fr-ca'].map((locale) =>
      wordsOf('ca', locale)
        .replaceAll(/(\d)[,\s](?=\d{3}\b)/g, '$1')
        .match(/\d+ (?:km|kg|kW)\b/g),
    );
    assert.ok(english && english.length > 20);
    assert.deepEqual(english, french);
  });
});
