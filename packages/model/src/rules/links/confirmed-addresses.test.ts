import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { market } from '../../testing/fixtures.ts';
import { confirmedAddresses } from './confirmed-addresses.ts';

const target = (name: string, showPrivacyPolicyPopup = true) => ({
  path: `https://other.example/${name}`,
  isExternal: true,
  showPrivacyPolicyPopup,
});
const node = (name: string, more: object = {}) => ({
  type: 'route' as const,
  label: name,
  target: { ...target(name), ...more },
});
const section = (name: string) => ({ label: '', nodes: [node(name)] });
const columnGroups = (name: string) => [{ columns: [{ sections: [section(name)] }] }];

const site = market({
  topBar: { label: 'Top', target: target('top') },
  navBar: {
    items: [
      node('primary'),
      {
        type: 'menu-view',
        label: 'A',
        submenu: { submenuType: 'simple', columnGroups: columnGroups('simple') },
      },
      {
        type: 'menu-view',
        label: 'B',
        submenu: {
          submenuType: 'tabbed',
          tabs: [{ label: 'Tab', columnGroups: columnGroups('tab') }],
          sectionAboveTabs: section('above'),
        },
      },
      node('added', { addedQueryParameters: { from: 'fleet' } }),
      node('not', { showPrivacyPolicyPopup: false }),
      node('primary'),
      { type: 'route', label: 'Here', target: { path: '/here/', showPrivacyPolicyPopup: true } },
      { type: 'route', label: 'Bad', target: { ...target('bad'), path: 'javascript:alert(1)' } },
    ],
  },
  footer: { sections: [section('footer')] },
  marketplaceRoute: target('marketplace'),
  eCommerceRoute: target('cart'),
  adminRoute: { ...target('admin'), path: '/old-admin/' },
  homeRoute: target('home'),
  partnerManagementRoute: target('partners'),
  notificationSettingsRoute: target('settings'),
});

describe('confirmedAddresses', () => {
  it('[MOD-04] finds every link that asks, once, with what is added to it', () => {
    const names = [
      'primary',
      'simple',
      'tab',
      'above',
      'added?from=fleet',
      'footer',
      'top',
      'marketplace',
      'cart',
    ];
    const expected = [...names, 'home', 'partners', 'settings'].map((name) => target(name).path);
    assert.deepEqual(confirmedAddresses(site, 'fr-ca').sort(), [...expected, '/old-admin/'].sort());
  });

  for (const locale of ['en-us', 'fr-fr', ''])
    it(`[MOD-04] finds none in "${locale}"`, () => assert.deepEqual(confirmedAddresses(site, locale), []));

  it('[MOD-04] takes a market that nobody has parsed', () => {
    assert.deepEqual(
      confirmedAddresses({ navBar: { items: [null, 7, { target: target('a') }] } } as never, 'en-ca'),
      [target('a').path],
    );
  });

  it('[MOD-04] takes a menu that contains itself', () => {
    const menu = { label: 'Menu', target: target('a'), submenu: { tabs: [] as unknown[] } };
    menu.submenu.tabs.push(menu);
    assert.deepEqual(confirmedAddresses({ navBar: { items: [menu] } } as never, 'en-ca'), [target('a').path]);
  });
});
