import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { market } from '../../testing/fixtures.ts';
import { addressNeedsConfirmation } from './address-needs-confirmation.ts';

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
  footer: {
    sections: [section('footer')],
    faceBookUrl: 'https://network.example/us',
    linkedInUrl: 'javascript:alert(1)',
  },
  tld: '.ca',
  marketplaceRoute: target('marketplace'),
  eCommerceRoute: target('cart'),
  adminRoute: { ...target('admin'), path: '/old-admin/' },
  homeRoute: target('home'),
  partnerManagementRoute: target('partners'),
  notificationSettingsRoute: target('settings'),
});

const base = 'https://fleet.example/fr-ca/';
const asks = (href: string, locale = 'fr-ca', at = site) =>
  addressNeedsConfirmation(href, { market: at, locale, base });

describe('addressNeedsConfirmation', () => {
  for (const name of [
    ...['primary', 'simple', 'tab', 'above', 'added?from=fleet', 'footer', 'top', 'marketplace', 'cart'],
    ...['home', 'partners', 'settings'],
  ]) {
    it(`[MOD-04] is before the market’s ${name}, in Canada alone`, () => {
      const href = target(name).path;
      assert.deepEqual(
        ['fr-ca', 'EN-CA', 'en-us', 'fr-fr', ''].map((locale) => asks(href, locale)),
        [true, true, false, false, false],
      );
    });
  }

  it('[MOD-04] is not before the brand’s Canadian privacy page elsewhere', () => {
    assert.equal(asks('https://www.brand.example/fr-ca/privacy/', 'fr-fr'), false);
  });

  for (const [title, href, expected] of [
    ['a path of this site that leads out of the portal', 'https://fleet.example/old-admin/', true],
    ['the same, relative', '/old-admin/', true],
    ['the privacy page of the brand', 'https://www.brand.example/fr-ca/privacy/', true],
    ['a network of the footer', 'https://network.example/us', true],
    ['the same, written otherwise', 'HTTPS://network.example:443/us', true],
    ['a link that does not ask', target('not').path, false],
    ['a page of the portal', '/fr-ca/here/', false],
    ['an address that no link has', 'https://other.example/else', false],
    ['a script', 'javascript:alert(1)', false],
    ['what is no address', 'https://', false],
    ['nothing', '', false],
  ] as const) {
    it(`[MOD-04][FTR-02] is ${expected ? '' : 'not '}before ${title}`, () =>
      assert.equal(asks(href), expected));
  }

  it('[MOD-04] takes a market that nobody has parsed', () => {
    const broken = { navBar: { items: [null, 7, { target: target('a') }] } } as never;
    assert.deepEqual(
      ['a', 'b'].map((name) => asks(target(name).path, 'en-ca', broken)),
      [true, false],
    );
  });

  it('[MOD-04] takes a menu of ten thousand levels', () => {
    let menu: object = { label: 'Menu', target: target('a') };
    for (let level = 0; level < 10_000; level += 1) menu = { submenu: menu };
    const broken = { navBar: { items: [menu] } } as never;
    assert.equal(asks(target('a').path, 'en-ca', broken), true);
  });

  it('[MOD-04] takes a menu that contains itself', () => {
    const menu = { label: 'Menu', target: target('a'), submenu: { tabs: [] as unknown[] } };
    menu.submenu.tabs.push(menu);
    const broken = { navBar: { items: [menu] } } as never;
    assert.equal(asks(target('a').path, 'en-ca', broken), true);
  });
});
