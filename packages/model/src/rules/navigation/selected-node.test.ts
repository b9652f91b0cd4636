import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { navBarSchema, parse, type PrimaryNode } from '@fleet-portal/model/entities';
import { person } from '../../testing/fixtures.ts';
import { visitor } from '../session/session.ts';
import { selectedNode } from './selected-node.ts';

const route = (path: string, more: object = {}) => ({
  type: 'route',
  label: path,
  target: { path, ...more },
});
const group = (...nodes: object[]) => ({ columns: [{ sections: [{ nodes }] }] });
const simple = (...nodes: object[]) => ({
  type: 'menu-view',
  label: 'Menu',
  submenu: { submenuType: 'simple', columnGroups: [group(...nodes)] },
});
const tabbed = (tab: object, above: object, beneath: object) => ({
  type: 'menu-view',
  label: 'Tabs',
  submenu: {
    submenuType: 'tabbed',
    tabs: [{ label: 'Tab', columnGroups: [group(tab)] }],
    sectionAboveTabs: { nodes: [above] },
    sectionBeneathTabs: { nodes: [beneath] },
  },
});
const parsed = (items: object[]) => parse('navigation', navBarSchema, { items }).items;

describe('selectedNode', () => {
  const home = route('/');
  const vans = simple(route('/vans/'), route('/vans/electric/'), route('/charging/'));
  const charging = tabbed(
    route('/charging/depot/'),
    route('charging'),
    route('/charging/help/?from=menu#top'),
  );
  const nodes = [home, { type: 'spacer' }, vans, charging, route('/insights/', { isExternal: false })];
  const cases: [title: string, items: object[], page: string, expected: number][] = [
    ['the link to the page', nodes, '/en-ca/insights/', 4],
    ['the link to the root', nodes, '/en-ca/', 0],
    ['the link to the root without its slash', nodes, '/en-ca', 0],
    ['the menu that holds the page', nodes, '/en-ca/vans/electric/', 2],
    ['the menu that names the page first, whatever else names it', nodes, '/en-ca/charging/', 3],
    ['the menu whose tab holds the page', nodes, '/en-ca/charging/depot/', 3],
    ['the menu whose last section holds the page', nodes, '/en-ca/charging/help/?from=menu', 3],
    ['the page whatever its query and hash', nodes, '/en-ca/insights?a=1#b', 4],
    ['the page’s own link before any menu', [vans, route('/charging/')], '/en-ca/charging/', 1],
    ['the first of two', [vans, vans], '/en-ca/vans/', 0],
    [
      'of the page’s own links the one that names most of its query',
      [vans, route('/shop/'), route('/shop/?kind=offer')],
      '/en-ca/shop/?kind=offer',
      2,
    ],
    [
      'of the page’s own links the one with its hash',
      [route('/shop/#vans'), route('/shop/'), route('/shop/#trucks')],
      '/en-ca/shop/#trucks',
      2,
    ],
    ['a page’s own link with another hash', [vans, route('/shop/#vans')], '/en-ca/shop/', 1],
    ['none without the link’s query', nodes, '/en-ca/charging/help/', -1],
    ['none for a page that only ends alike', nodes, '/en-ca/electric-vans/', -1],
    ['the link to the page above', nodes, '/en-ca/insights/energy/?a=1', 4],
    ['the nearest of those', [route('/a/'), route('/a/b'), route('/a/b/c/d/')], '/en-ca/a/b/c/', 1],
    [
      'the menu that names the page before the link above',
      [route('/vans/'), vans],
      '/en-ca/vans/electric/',
      1,
    ],
    ['none for a page that only begins alike', [route('/in/')], '/en-ca/insights/', -1],
    ['none for all that lies beneath the root alone', [home, route('')], '/en-ca/insights/', -1],
    ['none beneath another site’s page', [route('https://p.example/a/')], '/en-ca/a/b/', -1],
    ['none in another language’s page', [route('/fr-ca/vans/')], '/en-ca/vans/', -1],
    ['a link with a language of its own', [route('/fr-ca/vans/')], '/fr-ca/vans/', 0],
    ['a path with letters of another alphabet', [route('/véhicules/')], '/en-ca/v%C3%A9hicules/', 0],
    ['a path with dots', [route('/a/../vans/')], '/en-ca/vans/', 0],
    [
      'none for an external link',
      [route('https://p.example/vans/', { isExternal: true })],
      '/en-ca/vans/',
      -1,
    ],
    ['none for an unsafe link', [route('//en-ca/vans/')], '/en-ca/vans/', -1],
    ['none where there is nothing', [], '/en-ca/', -1],
  ];
  for (const [title, items, page, expected] of cases) {
    it(`[NAV-03] is ${title}: ${page}`, () => {
      assert.equal(selectedNode(parsed(items), 'en-ca', page, visitor), expected);
    });
  }

  it('[NAV-03][NAV-07] leaves out a menu whose link to the page is for others', () => {
    const nodes = parsed([
      simple(route('/orders/', { permissionsRequired: ['MANAGE'] }), route('/vans/')),
      simple(route('/faq/'), route('/orders/')),
    ]);
    const manager = person({ permissions: ['MANAGE'] });
    const selected = [visitor, manager].map((session) =>
      selectedNode(nodes, 'en-ca', '/en-ca/orders/', session),
    );
    assert.deepEqual(selected, [1, 0]);
  });

  it('[NAV-03] is another one on another page and in another language', () => {
    const nodes = parsed([route('/vans/'), route('/faq/'), route('/fr-ca/vans/')]);
    const pages = ['/en-ca/vans/', '/en-ca/faq/', '/en-ca/vans/'];
    const selected = pages.map((page) => selectedNode(nodes, 'en-ca', page, visitor));
    assert.deepEqual(selected, [0, 1, 0]);
    assert.equal(selectedNode(nodes, 'fr-ca', '/en-ca/vans/', visitor), -1);
  });

  it('[NAV-03] bears a navigation that nobody has parsed', () => {
    const items = [{}, { target: 7 }, { target: { path: 7 } }, { submenu: { tabs: [{}, null] } }, home];
    assert.equal(selectedNode(items as PrimaryNode[], 'en-ca', '/en-ca/', visitor), 4);
  });
});
