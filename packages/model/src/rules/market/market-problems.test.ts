import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { marketProblems } from './market-problems.ts';

const node = { type: 'route', label: 'Vans', target: { path: '/vans/' } };
const smallest = { allowedLocales: ['en-ca', 'fr-ca'], navBar: { items: [] }, footer: {} };

const problems = (market: object) =>
  marketProblems({ ...smallest, ...market }).map(({ path, problem }) => `${path} ${problem}`);

describe('texts by locale', () => {
  it('[ENT-06] are none of a market’s mistakes in its own locales, however they are written', () => {
    const altLabels = { 'fr-ca': 'Camionnettes', 'EN-CA': 'Vans' };
    assert.deepEqual(problems({ navBar: { items: [{ ...node, altLabels }] } }), []);
  });

  for (const locale of ['fr_ca', 'fr', 'de-de'])
    it(`[ENT-06] are named where they are of the locale ${locale}, which the market does not have`, () => {
      const said = 'is of a locale that the market does not have';
      const texts = { [locale]: 'Text' };
      const route = { id: 'a', path: '/a/', mode: 'aempage', extras: { altTitles: texts } };
      const workspace = { title: 'W', localeTranslations: texts };
      const items = [{ ...node, altDescriptions: texts }];
      for (const [path, market] of [
        ['cartLabel.altLabels', { cartLabel: { label: 'Cart', altLabels: texts } }],
        ['navBar.items.0.altDescriptions', { navBar: { items } }],
        ['routes.0.extras.altTitles', { routes: [route] }],
        ['workspaces.0.localeTranslations', { workspaces: [workspace] }],
      ] as const)
        assert.deepEqual(problems(market), [`${path}.${locale} ${said}`]);
    });

  it('[ENT-06] are named once a locale', () => {
    const items = [node, node, node].map((entry) => ({ ...entry, altLabels: { fr: 'Camionnettes' } }));
    assert.deepEqual(problems({ navBar: { items } }), [
      'navBar.items.0.altLabels.fr is of a locale that the market does not have, as in 2 other places',
    ]);
  });
});
