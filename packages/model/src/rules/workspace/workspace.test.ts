import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import type { Workspace } from '../../entities/index.ts';
import { market } from '../../testing/fixtures.ts';
import { workspaceAt, workspaceView } from './workspace.ts';

const french = (label: string) => (label ? { 'fr-ca': `${label} FR` } : {});
const tab = (label: string, route: string) => ({ label, route, localeTranslations: french(label) });
const entry = (label: string, ...tabs: ReturnType<typeof tab>[]) => ({
  label,
  localeTranslations: french(label),
  tabstrip: { tabs },
});
const item = (label: string, route: string, ...dropdownItems: ReturnType<typeof entry>[]) => ({
  ...tab(label, route),
  dropdownItems,
});
const workspace = (title: string, ...items: unknown[]) =>
  ({ id: title, title, localeTranslations: french(title), navbar: { items } }) as Workspace;

const insights = workspace(
  'Insights',
  item('Overview', '/insights/'),
  item(
    'Reports',
    '',
    entry('Vehicle use', tab('Utilization', '/insights/use/'), tab('Energy', '/insights/energy/')),
    entry('Spending', tab('Costs', '/insights/costs/')),
  ),
  item('Help', 'https://example.com/help'),
);
const orders = workspace('Orders', item('Open orders', '/orders/'), item('Trips', '/insights/trips/'));

/** The labels of all active items, from the bar down to the tab. */
function active(at: Workspace, path: string): string[] {
  const { items, active: dropdown } = workspaceView(at, 'en-ca', path);
  return [items.filter(({ isActive }) => isActive), dropdown ?? [], dropdown?.tabs.filter((t) => t.isActive)]
    .flat()
    .flatMap((one) => one?.label ?? []);
}

describe('workspaceView', () => {
  it('[ENT-14] gives title, items, dropdowns and tabs with the addresses of the locale', () => {
    const view = workspaceView(insights, 'fr-ca', '/fr-ca/');
    assert.equal(view.title, 'Insights FR');
    assert.deepEqual(
      view.items.map(({ label, href, isExternal }) => [label, href, isExternal]),
      [
        ['Overview FR', '/fr-ca/insights/', false],
        ['Reports FR', null, false],
        ['Help FR', 'https://example.com/help', true],
      ],
    );
    assert.deepEqual(
      view.items[1]?.dropdown.map(({ label, href, tabs }) => [label, href, tabs.map((one) => one.label)]),
      [
        ['Vehicle use FR', '/fr-ca/insights/use/', ['Utilization FR', 'Energy FR']],
        ['Spending FR', '/fr-ca/insights/costs/', ['Costs FR']],
      ],
    );
  });

  it('[WSP-01] falls back to the default label where a translation is missing', () => {
    const view = workspaceView(workspace('W', { label: 'Only', route: '/o/' }), 'fr-ca', '/');
    assert.deepEqual([view.title, view.items[0]?.label], ['W FR', 'Only']);
  });

  it('[NAV-08] is called in another language rather than not at all', () => {
    const only = { label: '', localeTranslations: french('Only'), route: '/o/' };
    assert.equal(workspaceView(workspace('W', only), 'en-ca', '/').items[0]?.label, 'Only FR');
  });

  for (const [path, ...labels] of [
    ['/en-ca/insights/', 'Overview'],
    ['/en-ca/insights', 'Overview'],
    ['/en-ca/insights/energy/?year=2026#top', 'Reports', 'Vehicle use', 'Energy'],
    ['/en-ca/insights/costs/', 'Reports', 'Spending', 'Costs'],
    ['/en-ca/insights/energy/depot/7/', 'Reports', 'Vehicle use', 'Energy'],
    ['/en-ca/insights/analytics/', 'Overview'],
    ['/en-ca/help/'],
    ['/fr-ca/insights/'],
  ] as const) {
    it(`[WSP-01] marks ${labels.join(' > ') || 'nothing'} at ${path}`, () => {
      assert.deepEqual(active(insights, path), labels);
    });
  }

  it('[WSP-01] marks the first of two that name the page, and an item’s tab before the item itself', () => {
    const doubled = workspace(
      'W',
      item('A', '/a/', entry('One', tab('First', '/a/'), tab('Second', '/b/'))),
      item('B', '/a/'),
    );
    assert.deepEqual(active(doubled, '/en-ca/a/'), ['A', 'One', 'First']);
  });

  it('[WSP-01] tells tabs apart by their query', () => {
    const byQuery = workspace('W', item('A', '', entry('E', tab('All', '/a/'), tab('Map', '/a/?view=map'))));
    assert.deepEqual(active(byQuery, '/en-ca/a/?view=map'), ['A', 'E', 'Map']);
    assert.deepEqual(active(byQuery, '/en-ca/a/?view=list'), ['A', 'E', 'All']);
  });

  it('[WSP-01] gives an entry the address of its first tab that has one', () => {
    const view = workspaceView(
      workspace('W', item('A', '', entry('E', tab('Bad', 'javascript:alert(1)'), tab('Good', 'g')))),
      'en-ca',
      '/',
    );
    assert.deepEqual(
      view.items[0]?.dropdown.map(({ href, tabs }) => [href, tabs.length]),
      [['/en-ca/g/', 1]],
    );
  });

  for (const [name, bad] of [
    ['an item without a label', item('', '/a/')],
    ['an item without route and dropdown', item('A', '')],
    ['an item with an unsafe route', item('A', 'javascript:alert(1)')],
    ['an item whose dropdown has no tab', item('A', '', entry('E'))],
    ['an item whose dropdown has only unsafe tabs', item('A', '', entry('E', tab('T', '//evil.example/')))],
    ['an item whose dropdown has no label', item('A', '', entry('', tab('T', '/t/')))],
    ['an item whose tab has no label', item('A', '', entry('E', tab('', '/t/')))],
    ['null', null],
    ['a text', 'item'],
    ['a number as route', { label: 'A', route: 7 }],
    ['a tabstrip that is missing', { label: 'A', dropdownItems: [{ label: 'E' }, null] }],
    ['lists that are none', { label: 'A', dropdownItems: { 0: 'E' } }],
    ['a label that is none', { label: { text: 'A' }, route: '/a/' }],
  ] as const) {
    it(`[ENT-14] leaves out ${name}, and the rest stands`, () => {
      const view = workspaceView(workspace('W', bad, item('Kept', '/kept/')), 'en-ca', '/en-ca/');
      assert.deepEqual(
        view.items.map(({ label }) => label),
        ['Kept'],
      );
    });
  }

  for (const nothing of [{}, { navbar: null }, { navbar: { items: 'none' } }]) {
    it(`[ENT-14] shows nothing of ${JSON.stringify(nothing)}`, () => {
      const empty = { title: '', items: [], active: null };
      assert.deepEqual(workspaceView(nothing as unknown as Workspace, 'en-ca', '/'), empty);
    });
  }

  it('changes nothing of the workspace itself', () => {
    const before = structuredClone(insights);
    workspaceView(insights, 'en-ca', '/en-ca/insights/use/');
    assert.deepEqual(insights, before);
  });
});

describe('workspaceAt', () => {
  const both = market({ workspaces: [insights, orders] });
  for (const [path, title] of [
    ['/en-ca/insights/', 'Insights'],
    ['/en-ca/insights/use/', 'Insights'],
    ['/en-ca/insights/other/', 'Insights'],
    ['/en-ca/insights/trips/', 'Orders'],
    ['/en-ca/insights/trips/7/', 'Orders'],
    ['/en-ca/orders/1/', 'Orders'],
    ['/en-ca/', null],
    ['/en-ca/account/', null],
    ['/fr-ca/insights/', null],
  ] as const) {
    it(`[WSP-01] finds ${title ?? 'none'} at ${path}`, () => {
      assert.equal(workspaceAt(both, 'en-ca', path)?.title ?? null, title);
    });
  }

  it('[WSP-01] finds none in a market without workspaces', () => {
    assert.equal(workspaceAt(market(), 'en-ca', '/en-ca/insights/'), null);
  });
});
