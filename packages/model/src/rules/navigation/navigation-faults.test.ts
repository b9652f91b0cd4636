import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import type { Market, PrimaryNode, Section } from '../../entities/index.ts';
import { market } from '../../testing/fixtures.ts';
import { primaryNodes } from './primary-nodes.ts';
import { visitor } from '../session/session.ts';
import { visiblePrimaryNodes } from './visible-navigation.ts';
import { visibleSections } from './visible-sections.ts';

const good = { type: 'route', label: 'Vans', target: { path: '/vans/' } };
const view = { id: 'v', exposedComponent: './V', framework: 'react', viewId: 'v' };
const simple = (...nodes: unknown[]) => ({
  submenuType: 'simple',
  columnGroups: [{ columns: [{ sections: [{ nodes }] }] }],
});
const menu = (submenu: unknown, label = 'Menu') => ({ type: 'menu-view', label, submenu });

/** The same navigation twice: as a host passes it on, and parsed. */
const both = (items: unknown): Pick<Market, 'navBar'>[] => {
  const navBar = { items } as Market['navBar'];
  return [{ navBar }, market({ navBar })];
};
const labels = (nodes: readonly { label: string }[]) => nodes.map(({ label }) => label);
const nodesOf = (node: PrimaryNode | undefined) =>
  node?.submenu?.columnGroups[0]?.columns[0]?.sections[0]?.nodes ?? [];

describe('a bad entry of a menu', () => {
  const dropped: [string, unknown][] = [
    ['that is missing', null],
    ['that is a number', 7],
    ['that is a text', 'Vans'],
    ['of an unknown type', { ...good, type: 'mega' }],
    ['of an unknown type, whatever it holds', { ...good, type: 'mega', view, submenu: simple(good) }],
    ['without a type', { ...good, type: undefined }],
    ['without a label', { ...good, label: undefined }],
    ['with a blank label', { ...good, label: ' ' }],
    ['with a label that is no text', { ...good, label: { nodeType: 1 } }],
    ['without a target', { ...good, target: undefined }],
    ['with a target that is a text', { ...good, target: '/vans/' }],
    ['with a target without a path', { ...good, target: {} }],
    ['with an empty path', { ...good, target: { path: ' ' } }],
    ['with a path that is no text', { ...good, target: { path: ['/vans/'] } }],
    ['with a script', { ...good, target: { path: 'javascript:alert(1)' } }],
    ['with a script in disguise', { ...good, target: { path: ' Java\tScript:alert(1)', isExternal: true } }],
    ['with a document of its own', { ...good, target: { path: 'data:text/html,x', isExternal: true } }],
    ['for another host', { ...good, target: { path: '//evil.example' } }],
    [
      'with permissions that cannot be read',
      { ...good, target: { path: '/vans/', permissionsRequired: {} } },
    ],
    ['with nothing to show', { type: 'view', label: 'View' }],
    ['that opens nothing', { type: 'menu-view', label: 'Menu' }],
  ];
  for (const [title, entry] of dropped) {
    it(`[NAV-07] ${title} is left out, and the rest stands`, () => {
      for (const given of both([good, entry, menu(simple(entry, good), 'Tools'), menu(simple(entry))])) {
        assert.deepEqual(labels(primaryNodes(given, visitor)), ['Vans', 'Tools']);
        assert.deepEqual(labels(nodesOf(visiblePrimaryNodes(given, visitor)[1])), ['Vans']);
        const section = { label: '', nodes: [entry, good] } as Section;
        assert.deepEqual(labels(visibleSections([section], visitor)[0]?.nodes ?? []), ['Vans']);
      }
    });
  }

  const kept: [string, object][] = [
    ['with a label in one language only', { ...good, label: '', altLabels: { 'fr-ca': 'Fourgons' } }],
    ['with an external address', { ...good, target: { path: 'https://p.example/', isExternal: true } }],
    ['with a menu in place of an address', { ...good, target: null, submenu: simple(good) }],
  ];
  for (const [title, entry] of kept) {
    it(`[NAV-03] ${title} is none`, () => {
      for (const given of both([entry])) assert.equal(primaryNodes(given, visitor).length, 1);
    });
  }

  for (const type of ['view', 'menu-view']) {
    it(`[NAV-01][NAV-06] with an embedded view (${type}) stands in menus only`, () => {
      const node = { type, label: 'View', view };
      for (const given of both([good, node, menu(simple(node), 'Tools')])) {
        assert.deepEqual(labels(primaryNodes(given, visitor)), ['Vans', 'Tools']);
        assert.deepEqual(labels(nodesOf(visiblePrimaryNodes(given, visitor)[1])), ['View']);
      }
    });
  }

  it('[NAV-07] with an address and an empty menu is a link', () => {
    for (const given of both([{ ...good, submenu: simple() }])) {
      const [node] = primaryNodes(given, visitor);
      assert.deepEqual([node?.label, node?.submenu], ['Vans', null]);
    }
  });

  it('[NAV-02] whose menu is of the wrong type shows what there is', () => {
    const group = { columns: [{ sections: [{ nodes: [good] }] }] };
    const tabs = [{ label: 'Tab', columnGroups: [group] }];
    const types = (submenu: object) =>
      both([menu(submenu)]).map((given) => visiblePrimaryNodes(given, visitor)[0]?.submenu?.submenuType);
    assert.deepEqual(types({ submenuType: 'mega', tabs }), ['tabbed', 'tabbed']);
    assert.deepEqual(types({ submenuType: 'simple', tabs }), ['tabbed', 'tabbed']);
    assert.deepEqual(types({ submenuType: 'tabbed', columnGroups: [group] }), ['simple', 'simple']);
    assert.deepEqual(types({ submenuType: 'tabbed', columnGroups: [group], tabs }), ['tabbed', 'tabbed']);
    assert.deepEqual(types({ submenuType: 'simple', columnGroups: [group], tabs }), ['simple', 'simple']);
    assert.deepEqual(types({ sectionAboveTabs: { nodes: [good] } }), ['tabbed', 'tabbed']);
  });

  it('[NAV-02] leaves out a tab without a name', () => {
    const columnGroups = [{ columns: [{ sections: [{ nodes: [good] }] }] }];
    const submenu = { submenuType: 'tabbed', tabs: [{ columnGroups }, { label: 'Tab', columnGroups }] };
    for (const given of both([menu(submenu)])) {
      assert.deepEqual(labels(visiblePrimaryNodes(given, visitor)[0]?.submenu?.tabs ?? []), ['Tab']);
    }
  });

  it('[NAV-03] that contains itself is drawn to the depth that menus have', () => {
    const node: Record<string, unknown> = { ...good, type: 'menu-view', target: null };
    const nodes = [node, good];
    const group: Record<string, unknown> = { columns: [{ sections: [{ nodes }] }] };
    node.submenu = {
      submenuType: 'simple',
      columnGroups: [group],
      tabs: [{ label: 'T', columnGroups: [group] }],
    };
    group.columnGroups = [group];
    for (const given of both([node, node.submenu, good])) {
      assert.deepEqual(labels(primaryNodes(given, visitor)), ['Vans', 'Vans']);
      assert.deepEqual(labels(nodesOf(visiblePrimaryNodes(given, visitor)[0])), ['Vans']);
    }
  });
});
