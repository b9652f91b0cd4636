import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { formatIn, noticeMessages, pageMessages } from './index.ts';
import { languages } from '../rules/locale/locale.ts';
import { pseudoText } from './pseudo.ts';

const pages = '{count, plural, one {# page} other {# pages}} for “{query}”';
const days = '{days, plural, one {# Tag} other {# Tage}}, {left, plural, one {# übrig} other {alle # übrig}}';

describe('formatIn', () => {
  const cases: [locale: string, text: string, values: Record<string, string | number>, expected: string][] = [
    ['en-us', pages, { count: 0, query: '#' }, '0 pages for “#”'],
    ['en-us', pages, { count: 1, query: '{count}' }, '1 page for “{count}”'],
    ['en-us', pages, { count: 12345, query: 'x' }, '12,345 pages for “x”'],
    ['fr2-ca2', pages, { count: 2, query: 'x' }, '2 pages for “x”'],
    ['de-at', days, { days: 1, left: 2000 }, '1 Tag, alle 2.000 übrig'],
    ['fr-fr', '{n, plural, one {# page} other {# pages}}', { n: 0 }, '0 page'],
    ['es-es', '{n, plural, one {# página} other {# páginas}}', { n: 1_000_000 }, '1.000.000 páginas'],
    ['sv-se', '{count} av {total}', { count: 1, total: 1500 }, '1 av 1 500'],
    ['en-xa', pseudoText('{n, plural, one {# one} other {# others}}'), { n: 1 }, `[1 öñé${'~'.repeat(17)}]`],
  ];
  for (const [locale, text, values, expected] of cases) {
    it(`[NAV-08] says “${expected}” in ${locale}`, () => {
      assert.equal(formatIn(locale, text, values).replace(/\s/g, ' '), expected);
    });
  }

  for (const language of languages) {
    it(`[NAV-08] finds every plural that ${language} has for a number`, async () => {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      const texts = Object.values({ ...(await noticeMessages(language)), ...(await pageMessages(language)) });
      for (const text of texts.filter((one) => one.includes(', plural,'))) {
        const categories = Array.from(text.matchAll(/(\w+) \{[^{}]*\}/g), ([, category]) => category);
        // In Romance languages the category `many` is only for millions, which read like other numbers.
        const needed = pluralCategories.filter((category) => category !== 'many');
        assert.deepEqual(new Set(categories), new Set(needed), text);
        assert.doesNotMatch(formatIn(language, text, { count: 2, unread: 1, query: 'x' }), /[{}#]|plural/);
      }
    });
  }
});
