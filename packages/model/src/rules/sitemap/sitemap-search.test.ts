import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { searchSitemap } from './sitemap-search.ts';

const link = (label: string, href = `/${label}/`) => ({ label, href });
const all = {
  groups: [
    { heading: 'Home', href: '/', lists: [] },
    {
      heading: 'Charging',
      href: '/charging/',
      lists: [
        { heading: 'Depot', links: [link('Chargers'), link('Costs')] },
        { heading: '', links: [link('Network map')] },
      ],
    },
  ],
  more: [{ heading: 'Company', links: [link('Costs'), link('À propos')] }],
};

/** All matching labels and linked headings: the headings of groups first. */
const found = (query: string) => {
  const { groups, more } = searchSitemap(query, all);
  const lists = [...groups.flatMap((group) => group.lists), ...more];
  return [
    ...groups.filter(({ href }) => href).map(({ heading }) => heading),
    ...lists.flatMap(({ links }) => links.map(({ label }) => label)),
  ];
};

describe('searchSitemap', () => {
  const cases: [query: string, labels: string[], count: number][] = [
    ['', ['Home', 'Charging', 'Chargers', 'Costs', 'Network map', 'Costs', 'À propos'], 6],
    ['chargers', ['Chargers'], 1],
    ['costs', ['Costs', 'Costs'], 1],
    ['depot costs', ['Costs'], 1],
    ['charging map', ['Network map'], 1],
    ['charging', ['Charging', 'Chargers', 'Costs', 'Network map'], 4],
    ['a propos', ['À propos'], 1],
    ['home charging', [], 0],
    ['nowhere', [], 0],
  ];
  for (const [query, labels, count] of cases) {
    it(`[HDR-13] finds ${labels.join(', ') || 'nothing'} for "${query}"`, () => {
      assert.deepEqual(found(query), labels);
      assert.equal(searchSitemap(query, all).count, count);
    });
  }

  it('[HDR-13] keeps the headings above what is found, and no empty lists', () => {
    const { groups, more } = searchSitemap('chargers', all);
    assert.deepEqual(groups, [
      { heading: 'Charging', href: '', lists: [{ heading: 'Depot', links: [link('Chargers')] }] },
    ]);
    assert.deepEqual(more, []);
  });
});
