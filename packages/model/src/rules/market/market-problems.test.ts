import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { eachObject } from './each-object.ts';
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
    const said = 'navBar.items.0.altLabels.fr is of a locale that the market does not have';
    assert.deepEqual(problems({ navBar: { items } }), [`${said}, as in 2 other places`]);
    assert.deepEqual(problems({ navBar: { items: items.slice(1) } }), [`${said}, as in another place`]);
  });
});

describe('fields of another type than they should be', () => {
  const inMenu = (entry: object, section: object = {}) => {
    const columns = [{ sections: [{ nodes: [{ ...node, ...entry }], ...section }] }];
    const submenu = { submenuType: 'simple', columnGroups: [{ columns }] };
    return { navBar: { items: [{ type: 'route', label: 'Menu', submenu }] } };
  };
  const section = 'navBar.items.0.submenu.columnGroups.0.columns.0.sections.0';
  const one = `${section}.nodes.0`;
  const target = (addedQueryParameters: unknown) => ({ target: { path: '/vans/', addedQueryParameters } });
  const route = { id: 'a', path: '/a/', mode: 'aempage' };

  const wrong: [line: string, market: object][] = [
    [`${one}.altLabels is not an object`, inMenu({ altLabels: 'x' })],
    [`${one}.altDescriptions is not an object`, inMenu({ altDescriptions: 'x' })],
    [`${one}.altDescriptions.fr-ca is no text`, inMenu({ altDescriptions: { 'fr-ca': 7 } })],
    [`${one}.description is no text`, inMenu({ description: 5 })],
    [`${one}.iconUrl is no text`, inMenu({ iconUrl: 5 })],
    [`${one}.target.addedQueryParameters is not an object`, inMenu(target('from=fleet'))],
    [`${one}.target.addedQueryParameters is not an object`, inMenu(target(['from']))],
    [`${one}.target.addedQueryParameters.from is no text`, inMenu(target({ from: { a: 'b' } }))],
    [`${section}.altLabels is not an object`, inMenu({}, { altLabels: 'x' })],
    [`${section}.altLabels.fr-ca is no text`, inMenu({}, { altLabels: { 'fr-ca': 7 } })],
    [`${section}.label is no text`, inMenu({}, { label: 7 })],
    ['topBar.target.addedQueryParameters is not an object', { topBar: { label: 'Quote', ...target('a=b') } }],
    ['footer is not an object', { footer: [] }],
    ['fpgFeatureFlags is not an object', { fpgFeatureFlags: [] }],
    ['routes.0.extras is not an object', { routes: [{ ...route, extras: ['x'] }] }],
    ['routes.0.extras.altTitles is not an object', { routes: [{ ...route, extras: { altTitles: 'x' } }] }],
  ];
  for (const [line, market] of wrong)
    it(`[ENT-05] are named once: ${line}`, () => assert.deepEqual(problems(market), [line]));

  it('[ENT-05] are none where they are left out, and in what a view gets', () => {
    const sound = { altLabels: null, description: null, iconUrl: '', ...target({ from: 7, all: true }) };
    assert.deepEqual(problems(inMenu(sound, { label: null, altLabels: null })), []);
    const extras = { description: 7, label: 7, chart: { altLabels: 'x', iconUrl: 5 } };
    assert.deepEqual(problems({ routes: [{ ...route, extras }] }), []);
  });

  it('[NAV-03] ends where a market contains itself, or is deep', () => {
    const market: Record<string, unknown> = {};
    market.self = market;
    for (let level = 0; level < 2000; level += 1) market.deep = { deep: market.deep };
    assert.deepEqual(problems(market), []);
  });

  it('[RTE-25] writes no endless paths where a market is of endless depth', () => {
    const market: Record<string, unknown> = {};
    for (let level = 0; level < 5000; level += 1) market.deep = { deep: market.deep };
    let longest = 0;
    eachObject(market, (_, path) => (longest = Math.max(longest, path.length)));
    assert.ok(longest < 2000, `${longest}`);
  });
});

describe('what does not fit what it stands beside', () => {
  const footer = (path: string) => ({ footer: { sections: [{ nodes: [{ ...node, target: { path } }] }] } });
  for (const [id, line, market] of [
    ['FTR-02', 'footer.linkedInUrl has an unsafe address', { footer: { linkedInUrl: 'www.linkedin.com/x' } }],
    ...['faceBookUrl', 'youtubeUrl', 'instagramUrl'].map(
      (name) =>
        ['FTR-02', `footer.${name} has an unsafe address`, { footer: { [name]: 'data:,x' } }] as const,
    ),
    ...['eCommerceRoute', 'homeRoute', 'partnerManagementRoute', 'notificationSettingsRoute'].map(
      (name) => ['RTE-11', `${name} has an unsafe address`, { [name]: { path: 'data:,x' } }] as const,
    ),
    ['FTR-02', 'footer.twitterUrl has an unsafe address', { footer: { twitterUrl: 'javascript:1' } }],
    [
      'FTR-03',
      'footer.getUpdates.target has an unsafe address',
      { footer: { getUpdates: { target: { path: '//elsewhere.example' } } } },
    ],
    ['HDR-04', 'adminRoute has an unsafe address', { adminRoute: { path: 'javascript:1' } }],
    [
      'HDR-04',
      'marketplaceRoute has an unsafe address',
      { marketplaceRoute: { path: 'www.partner.example/x', isExternal: true } },
    ],
    ['HDR-04', 'topBar.target has an unsafe address', { topBar: { target: { path: 'data:,x' } } }],
    [
      'FTR-04',
      'footer.sections.0.nodes.0 has the target "#cookie-setting", which is none of #cookie-settings and #active-products',
      footer('#cookie-setting'),
    ],
    [
      'HDR-14',
      'fpgFeatureFlags.JFrogSearchBar shows nothing: the market has no searchBarView',
      { fpgFeatureFlags: { JFrogSearchBar: true } },
    ],
    [
      'BAN-05',
      'fpgFeatureFlags.summerSales shows nothing: the market has no summerSaleLabel',
      { fpgFeatureFlags: { summerSales: true } },
    ],
  ] as const)
    it(`[${id}] is named: ${line}`, () => assert.deepEqual(problems(market), [line]));

  it('[FTR-02][FTR-04] is nothing where it fits', () => {
    const { sections } = footer('#active-products').footer;
    const linkedInUrl = 'https://s.example/x';
    assert.deepEqual(problems({ footer: { sections, linkedInUrl, twitterUrl: '' } }), []);
    for (const place of ['#faq', '#cookie-policy', '#active-fleet'])
      assert.deepEqual(problems(footer(place)), []);
    const fpgFeatureFlags = { JFrogSearchBar: false, summerSales: true };
    assert.deepEqual(problems({ fpgFeatureFlags, summerSaleLabel: { label: 'Sale' } }), []);
    const eCommerceRoute = { path: '/shop?from=header' };
    assert.deepEqual(problems({ eCommerceRoute, adminRoute: null, topBar: {}, homeRoute: {} }), []);
  });
});
