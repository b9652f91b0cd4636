import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { market, person } from '../../testing/fixtures.ts';
import { footerSections } from './footer-links.ts';
import { primaryNodes } from './primary-nodes.ts';
import { visitor } from '../session/session.ts';
import { visiblePrimaryNodes, visibleSubMenu } from './visible-navigation.ts';
import { visibleSections } from './visible-sections.ts';

type MarketInput = NonNullable<Parameters<typeof market>[0]>;
type NodeInput = NonNullable<NonNullable<MarketInput['navBar']>['items']>[number];

const open = (label: string, path = '/a/'): NodeInput => ({ type: 'route', label, target: { path } });
const closed = (label: string, path = '/b/'): NodeInput => ({
  type: 'route',
  label,
  target: { path, permissionsRequired: ['P'] },
});
const spacer: NodeInput = { type: 'spacer' };
const section = (...nodes: NodeInput[]) => ({ label: 'S', nodes });
const columns = (...sections: ReturnType<typeof section>[]) => [{ columns: [{ sections }] }];
const menu = (label: string, submenu: NodeInput['submenu']): NodeInput => ({
  type: 'menu-view',
  label,
  submenu,
});
const simple = (...nodes: NodeInput[]) =>
  ({ submenuType: 'simple', columnGroups: columns(section(...nodes)) }) as const;

const visible = (items: NodeInput[], session = visitor) =>
  visiblePrimaryNodes(market({ navBar: { items } }), session);
const labels = (items: NodeInput[], session = visitor) =>
  visible(items, session).map(({ type, label }) => (type === 'spacer' ? '|' : label));
const holder = person({ permissions: ['P'] });

describe('visiblePrimaryNodes', () => {
  const nodes = [open('Vans'), closed('Orders'), menu('Tools', simple(closed('Keys')))];

  it('[NAV-07] leaves out nodes whose permissions the person lacks, and menus that become empty', () => {
    assert.deepEqual(labels(nodes), ['Vans']);
    assert.deepEqual(labels(nodes, person()), ['Vans']);
  });

  it('[NAV-07] shows them to those who hold the permissions', () => {
    assert.deepEqual(labels(nodes, holder), ['Vans', 'Orders', 'Tools']);
  });

  it('[NAV-07] follows the person from one session to the next in the same market', () => {
    const shared = market({ navBar: { items: nodes } });
    const seen = [visitor, holder, visitor, visitor].map((session) => primaryNodes(shared, session).length);
    assert.deepEqual(seen, [1, 3, 1, 1]);
    assert.equal(primaryNodes(shared, visitor), primaryNodes(shared, visitor));
  });

  it('[NAV-07] shows a market that nobody has asked for yet without a session', () => {
    const nobody = undefined as unknown as typeof visitor;
    assert.equal(primaryNodes(market({ navBar: { items: [open('Vans')] } }), nobody).length, 1);
  });

  it('[NAV-07] leaves out a menu whose own permissions are missing, whatever it holds', () => {
    const item = { ...menu('Tools', simple(open('Free'))), target: { path: '', permissionsRequired: ['P'] } };
    assert.deepEqual(labels([item]), []);
    assert.deepEqual(labels([item], holder), ['Tools']);
  });

  it('[NAV-07] leaves out a menu without a sub-menu', () =>
    assert.deepEqual(labels([menu('Empty', null)]), []));

  it('[NAV-07] leaves out a menu whose only tab has no name', () => {
    const tab = { label: '', columnGroups: columns(section(open('A'))) };
    const items = [menu('Tools', { submenuType: 'tabbed', tabs: [tab] })];
    assert.deepEqual(labels(items), []);
    assert.deepEqual(primaryNodes(market({ navBar: { items } }), visitor), []);
  });

  it('[NAV-06] keeps spacers only between nodes', () => {
    const shown = (...nodes: NodeInput[]) => {
      const { navBar } = market({ navBar: { items: [menu('Menu', simple(...nodes))] } });
      const kept = visibleSubMenu(navBar.items[0]!.submenu!, visitor)?.columnGroups[0]?.columns[0]
        ?.sections[0];
      return kept?.nodes.map(({ type, label }) => (type === 'spacer' ? '|' : label));
    };
    const nodes = [spacer, open('A'), spacer, closed('B'), spacer, open('C'), spacer];
    assert.deepEqual(shown(...nodes), ['A', '|', 'C']);
    assert.deepEqual(shown(open('A'), spacer, open('C')), ['A', '|', 'C']);
    assert.equal(shown(spacer, closed('B'), spacer), undefined);
  });

  it('[NAV-07] changes nothing of the market itself', () => {
    const given = market({ navBar: { items: nodes } });
    const before = structuredClone(given);
    visiblePrimaryNodes(given, visitor);
    assert.deepEqual(given, before);
  });
});

describe('visibleSubMenu', () => {
  const submenu = market({
    navBar: {
      items: [
        menu('Tools', {
          submenuType: 'tabbed',
          tabs: [
            { label: 'Free', columnGroups: columns(section(open('A'), closed('B')), section(closed('C'))) },
            { label: 'Paid', columnGroups: columns(section(closed('D'))) },
          ],
          sectionAboveTabs: section(closed('E')),
          sectionBeneathTabs: section(open('F'), closed('G')),
        }),
      ],
    },
  }).navBar.items[0]?.submenu;

  it('[NAV-07] leaves out tabs, columns and sections that become empty', () => {
    assert.ok(submenu);
    const seen = visibleSubMenu(submenu, visitor);
    assert.ok(seen);
    assert.deepEqual(
      seen.tabs.map(({ label }) => label),
      ['Free'],
    );
    const sections = seen.tabs[0]?.columnGroups[0]?.columns[0]?.sections ?? [];
    assert.deepEqual(
      sections.map(({ nodes }) => nodes.map(({ label }) => label)),
      [['A']],
    );
    assert.equal(seen.sectionAboveTabs, null);
    assert.equal(seen.sectionBeneathTabs?.nodes[0]?.label, 'F');
  });

  it('[NAV-07] shows everything to those who may use everything', () => {
    assert.ok(submenu);
    assert.deepEqual(visibleSubMenu(submenu, holder), submenu);
  });

  it('[NAV-07] is null where nothing is left, and tabbed where only the section beneath the tabs is', () => {
    const seen = [section(closed('A')), section(open('A'))].map((sectionBeneathTabs) => {
      const { navBar } = market({
        navBar: { items: [menu('Tools', { submenuType: 'simple', sectionBeneathTabs })] },
      });
      return visibleSubMenu(navBar.items[0]!.submenu!, visitor)?.submenuType;
    });
    assert.deepEqual(seen, [undefined, 'tabbed']);
  });

  it('[NAV-07] leaves out a column whose sections are all empty', () => {
    const groups = [{ columns: [{ sections: [section(closed('A'))] }, { sections: [section(open('B'))] }] }];
    const [node] = visible([menu('Tools', { submenuType: 'simple', columnGroups: groups })]);
    assert.equal(node?.submenu?.columnGroups[0]?.columns.length, 1);
  });
});

describe('footer sections', () => {
  const sectionsOf = (nodes: NodeInput[], tld = '.ca') =>
    market({ tld, footer: { sections: [section(...nodes)] } });
  const paths = (nodes: NodeInput[], tld: string) =>
    footerSections(sectionsOf(nodes, tld), visitor).flatMap((part) => part.nodes.map(({ label }) => label));

  it('[NAV-07] are left out where nothing of them is left', () => {
    assert.deepEqual(visibleSections(sectionsOf([closed('A')]).footer.sections, visitor), []);
    assert.equal(visibleSections(sectionsOf([closed('A')]).footer.sections, holder).length, 1);
  });

  for (const [tld, expected] of [
    ['.com', ['News', 'Vans']],
    ['.ca', ['News', 'Vans']],
    ['.de', ['Vans']],
  ] as const) {
    it(`[RTE-06] ${expected.length > 1 ? 'link' : 'do not link'} to updates in ${tld}`, () => {
      assert.deepEqual(paths([open('News', '/updates/'), open('Vans')], tld), expected);
      assert.deepEqual(paths([open('News', 'updates'), open('Vans')], tld), expected);
      assert.deepEqual(paths([open('News', '/en-ca/updates/'), open('Vans')], tld), expected);
    });
  }

  it('[RTE-06] keep an external link that only looks like a fixed page', () => {
    assert.deepEqual(paths([open('News', 'https://p.example/updates/')], '.de'), ['News']);
    const shop = { ...open('Shop'), target: { path: '/updates/', isExternal: true } };
    assert.deepEqual(paths([shop], '.de'), ['Shop']);
  });

  it('[NAV-07] keep their titles over the links that the person may follow', () => {
    const sections = [
      { label: 'More', nodes: [open('A'), closed('B')] },
      { label: 'Own', nodes: [closed('C')] },
    ];
    const seen = [visitor, holder].map((session) =>
      footerSections(market({ footer: { sections } }), session).map(
        ({ label, nodes }) => `${label}: ${nodes.map((node) => node.label).join()}`,
      ),
    );
    assert.deepEqual(seen, [['More: A'], ['More: A,B', 'Own: C']]);
  });

  it('[RTE-06] link to the blank page only in development', () => {
    const site = sectionsOf([open('Blank', '/blank/')]);
    assert.equal(footerSections(site, visitor).length, 0);
    assert.equal(footerSections(site, visitor, { REACT_APP_ENV: 'development' }).length, 1);
  });
});
