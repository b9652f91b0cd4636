import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { similarPages, wordsOfPath } from './similar-pages.ts';
import type { SitemapLink } from './sitemap-groups.ts';

const link = (label: string): SitemapLink => ({ label, href: `/en-us/${label}/` });
const sitemap = {
  groups: [
    {
      heading: 'Vans',
      href: '/en-us/vans/',
      lists: [{ heading: 'By size', links: [link('Cargo vans'), link('Big vans')] }],
    },
  ],
  more: [{ heading: 'Help', links: [link('Roadside help'), link('Cargo vans')] }],
};

describe('the words of a path', () => {
  const paths = [
    ['/en-us/old/cargo-vans.html', 'cargo vans'],
    ['/en-us/Cargo%20Vans/', 'Cargo Vans'],
    ['/en-us/%E0%A4%A/', 'E0 A4 A'],
    ['/en-us/caf%C3%A9-100%/', 'café 100'],
    ['/en-us/über_uns/', 'über uns'],
    ['/', ''],
  ] as const;
  for (const [path, words] of paths) {
    it(`[RTE-18] of ${path} are “${words}”`, () => assert.equal(wordsOfPath(path), words));
  }
});

describe('the pages that may be meant', () => {
  const cases = [
    ['cargo vans', ['Cargo vans']],
    ['cheap cargo', ['Cargo vans']],
    ['big vans', ['Big vans']],
    ['vans', ['Vans', 'Cargo vans', 'Big vans']],
    ['roadside', ['Roadside help']],
    ['help', ['Roadside help', 'Cargo vans']],
    ['zz', []],
    ['', []],
    ['nothing', []],
  ] as const;
  for (const [words, labels] of cases) {
    it(`[RTE-18] by “${words}” are: ${labels.join(', ') || 'none'}`, () => {
      assert.deepEqual(
        similarPages(words, sitemap).map(({ label }) => label),
        labels,
      );
    });
  }

  it('[RTE-18] are at most four', () => {
    const links = Array.from({ length: 9 }, (_, index) => link(`Van ${index}`));
    assert.equal(similarPages('van', { groups: [], more: [{ heading: '', links }] }).length, 4);
  });
});
