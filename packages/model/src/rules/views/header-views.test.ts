import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { market, person } from '../../testing/fixtures.ts';
import { hasHeaderViews } from '../header/has-header-views.ts';
import { visitor } from '../session/session.ts';
import { headerViews } from './header-views.ts';

const view = (id: string) => ({ id, exposedComponent: 'V', framework: 'vue', viewId: id, url: '/v.js' });
const node = (id: string, permissionsRequired: string[] = []) => ({
  type: 'view' as const,
  label: id,
  view: view(id),
  target: { path: '/v/', permissionsRequired },
});
const withNodes = (...nodes: object[]) =>
  market({
    navBar: {
      items: [
        { type: 'route', label: 'Home', target: { path: '/' } },
        {
          type: 'menu-view',
          label: 'Menu',
          submenu: { columnGroups: [{ columns: [{ sections: [{ nodes }] }] }] },
        },
      ],
    },
  });
const ids = (...args: Parameters<typeof headerViews>) => headerViews(...args).menu.map(({ id }) => id);

describe('the views of the header', () => {
  it('[NAV-06] has each view of the menus once', () =>
    assert.deepEqual(ids(withNodes(node('a'), node('b'), node('a')), visitor), ['a', 'b']));

  it('[GAT-07] leaves out what the person may not see', () => {
    const site = withNodes(node('a'), node('b', ['OFFERS']));
    assert.deepEqual(ids(site, visitor), ['a']);
    assert.deepEqual(ids(site, person({ permissions: ['OFFERS'] })), ['a', 'b']);
  });

  it('[NAV-06] takes no view of a node that is a link', () =>
    assert.deepEqual(ids(withNodes({ ...node('a'), type: 'route' }), visitor), []));

  it('[HDR-15] has the company selector for who is signed in', () => {
    const site = market({ companySelectorView: view('companies') });
    assert.equal(headerViews(site, visitor).company, null);
    assert.equal(headerViews(site, person()).company?.id, 'companies');
  });

  it('[HDR-14] has the search bar with its flag alone', () => {
    const site = (JFrogSearchBar: boolean) =>
      market({ searchBarView: view('search'), fpgFeatureFlags: { JFrogSearchBar } });
    assert.equal(headerViews(site(false), visitor).search, null);
    assert.equal(headerViews(site(true), visitor).search?.id, 'search');
  });

  const markets = [
    ['no view', market(), false],
    ['a company selector', market({ companySelectorView: view('a') }), true],
    ['a search bar', market({ searchBarView: view('a') }), true],
    ['a view in a menu', withNodes(node('a')), true],
    ['links alone', withNodes({ type: 'route', label: 'A', target: { path: '/a/' } }), false],
  ] as const;
  for (const [what, site, expected] of markets) {
    it(`[NAV-06] a market with ${what} ${expected ? 'has' : 'has no'} views in its header`, () =>
      assert.equal(hasHeaderViews(site), expected));
  }
});
