import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { market } from '../testing/fixtures.ts';
import { footerSchema } from './footer.ts';
import { marketSchema } from './market.ts';
import { navBarSchema, type NavigationNode, navigationNodeSchema, subMenuSchema } from './navigation.ts';
import { parse } from './parse.ts';

const good = { type: 'route', label: 'Vans', target: { path: '/vans/' } };
const empty = parse('node', navigationNodeSchema, {});
const view = {
  id: 'v',
  exposedComponent: './V',
  framework: 'react',
  viewId: 'v',
  url: '',
  remote: '',
  isolated: false,
  css: [],
};

const read = (fields: object): NavigationNode => parse('node', navigationNodeSchema, { ...good, ...fields });

describe('a navigation with mistakes', () => {
  const fields = [
    ['type', 'mega', 'unknown'],
    ['type', 7, 'unknown'],
    ['type', undefined, 'unknown'],
    ['label', 7, ''],
    ['label', '  ', ''],
    ['altLabels', 'none', {}],
    ['altLabels', { 'fr-ca': 7, 'de-de': 'Wagen' }, { 'de-de': 'Wagen' }],
    ['description', {}, ''],
    ['altDescriptions', [], {}],
    ['target', '/vans/', null],
    ['iconUrl', 7, ''],
    ['iconUrl', '/logout', ''],
    ['iconUrl', '/i.svg', '/i.svg'],
    ['view', 'v', null],
    ['view', { ...view, exposedComponent: undefined }, { ...view, exposedComponent: '' }],
    ['view', view, view],
  ] as const;
  for (const [name, value, expected] of fields) {
    it(`[ENT-12] reads ${name} ${JSON.stringify(value)} as ${JSON.stringify(expected)}`, () => {
      assert.deepEqual(read({ label: 'Vans', [name]: value })[name], expected);
    });
  }

  const targets = [
    ['path', 7, ''],
    ['isExternal', 'yes', false],
    ['showPrivacyPolicyPopup', 1, false],
    ['addedQueryParameters', { from: 'menu', page: 7, all: true }, { from: 'menu', page: '7', all: 'true' }],
    ['addedQueryParameters', { from: ['menu'], page: null }, {}],
    ['permissionsRequired', null, []],
    ['permissionsRequired', ['P'], ['P']],
  ] as const;
  for (const [name, value, expected] of targets) {
    it(`[ENT-12] reads a target’s ${name} ${JSON.stringify(value)} as ${JSON.stringify(expected)}`, () => {
      assert.deepEqual(read({ target: { path: '/a/', [name]: value } }).target?.[name], expected);
    });
  }

  const permissions: [unknown, string[]][] = [
    ['P', ['P']],
    [[7], ['?']],
    [{}, ['?']],
    [false, ['?']],
    [
      [null, 'P'],
      ['?', 'P'],
    ],
  ];
  for (const [value, expected] of permissions) {
    it(`[NAV-07] asks for what nobody holds where the permissions are ${JSON.stringify(value)}`, () => {
      const { target } = read({ target: { path: '/', permissionsRequired: value } });
      assert.deepEqual(target?.permissionsRequired, expected);
    });
  }

  for (const value of [null, undefined, 7, 'text', []]) {
    it(`[ENT-12] keeps the place of an entry that is ${JSON.stringify(value)}`, () => {
      const { items } = parse('navigation', navBarSchema, { items: [good, value, good] });
      assert.deepEqual(
        items.map(({ type }) => type),
        ['route', 'unknown', 'route'],
      );
      assert.deepEqual(items[1], { ...empty, submenu: null });
    });
  }

  it('[ENT-05] does not cost a market anything else', () => {
    for (const navBar of [null, undefined, 7, [], { items: 'none' }, { items: [7] }]) {
      const read = parse('market', marketSchema, { ...market(), navBar });
      assert.deepEqual([read.id, read.navBar.items.filter(({ type }) => type !== 'unknown')], ['ca', []]);
    }
  });

  it('[ENT-13] makes empty lists of what should be one', () => {
    const read = parse('sub-menu', subMenuSchema, {
      submenuType: 'mega',
      columnGroups: [{ columns: 'none' }, { columns: [{ sections: [{ nodes: {} }, 7] }] }],
      tabs: 7,
      sectionAboveTabs: 'none',
    });
    assert.deepEqual([read.submenuType, read.tabs, read.sectionAboveTabs], ['simple', [], null]);
    const [first, second] = read.columnGroups;
    assert.deepEqual(first?.columns, []);
    assert.deepEqual(
      second?.columns[0]?.sections.map(({ nodes }) => nodes),
      [[], []],
    );
  });

  it('[ENT-15] stands in a footer too', () => {
    const { sections } = parse('footer', footerSchema, {
      sections: [{ label: 'A', nodes: [7, good] }, null],
    });
    assert.deepEqual(
      sections.map(({ nodes }) => nodes.map(({ label }) => label)),
      [['', 'Vans'], []],
    );
    assert.deepEqual(parse('footer', footerSchema, { sections: 'none' }).sections, []);
  });

  it('[NAV-08] calls a node that has no label in the market’s language by another', () => {
    assert.equal(read({ label: '', altLabels: { 'fr-ca': ' ', 'de-de': 'Wagen' } }).label, 'Wagen');
  });
});

describe('a label of the navigation', () => {
  const long = 'x'.repeat(512);
  const family = '👩‍👩‍👧‍👦';

  it('[ENT-12] is cut at 200 characters, in every language', () => {
    const node = read({ label: long, altLabels: { 'fr-ca': long } });
    assert.deepEqual([node.label.length, node.altLabels['fr-ca']?.length], [200, 200]);
  });

  it('[ENT-13] is cut where it names a section, a group or a tab', () => {
    const section = { label: long, nodes: [] };
    const group = { label: long, columns: [{ sections: [section] }] };
    const { tabs, sectionAboveTabs } = parse('sub-menu', subMenuSchema, {
      submenuType: 'tabbed',
      tabs: [{ label: long, columnGroups: [group] }],
      sectionAboveTabs: section,
    });
    const [tab] = tabs;
    const inner = tab?.columnGroups[0];
    const labels = [tab, inner, inner?.columns[0]?.sections[0], sectionAboveTabs];
    assert.deepEqual(
      labels.map((labelled) => labelled?.label.length),
      [200, 200, 200, 200],
    );
  });

  it('[ENT-06] is cut where it stands in a bar', () => {
    const label = { label: long, altLabels: { 'fr-ca': long } };
    const { topBar, cartLabel } = parse('market', marketSchema, {
      ...market(),
      topBar: { ...label, target: { path: '/offers/' } },
      cartLabel: label,
    });
    const texts = [topBar, cartLabel].flatMap((cut) => [cut?.label, cut?.altLabels['fr-ca']]);
    assert.deepEqual(
      texts.map((text) => text?.length),
      [200, 200, 200, 200],
    );
  });

  it('[ENT-12] keeps 200 characters whole', () => {
    assert.equal(read({ label: family.repeat(200) }).label, family.repeat(200));
    assert.equal(read({ label: family.repeat(201) }).label, family.repeat(200));
  });

  it('[ENT-12] of many megabytes is cut before it is counted', () => {
    assert.equal(read({ label: 'ab'.repeat(8_000_000) }).label.length, 200);
    assert.ok(read({ label: `a${'\u0301'.repeat(8_000_000)}` }).label.length <= 4000);
  });
});
