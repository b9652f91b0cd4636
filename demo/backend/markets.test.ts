import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NavigationNode, PrimaryNode, Section } from '@fleet-portal/model/entities';
import { readData } from './data/data.ts';
import { iconText } from './icons.ts';

const { markets } = readData();

const countries = ['us', 'ca', 'gb', 'fr', 'de', 'es', 'it', 'ie', 'at', 'tr', 'se', 'retail'];
const tlds = ['.com', '.ca', '.co.uk', '.fr', '.de', '.es', '.it', '.ie', '.at', '.com.tr', '.se', '.com'];

function sectionsOf({ submenu }: PrimaryNode): Section[] {
  if (!submenu) return [];
  const groups = [...submenu.columnGroups, ...submenu.tabs.flatMap(({ columnGroups }) => columnGroups)];
  const columns = groups.flatMap((group) => group.columns).flatMap(({ sections }) => sections);
  return [...columns, submenu.sectionAboveTabs, submenu.sectionBeneathTabs].filter(
    (section) => section !== null,
  );
}

describe('the sample markets', () => {
  it('[ENT-05] are twelve, each under its own top-level domain', () => {
    assert.deepEqual(
      countries.map((id) => markets.get(id)?.tld),
      tlds,
    );
    assert.equal(markets.size, countries.length);
  });

  for (const market of markets.values()) {
    const nodes: NavigationNode[] = [
      ...market.navBar.items.flatMap((item) => [
        item,
        ...sectionsOf(item).flatMap((section) => section.nodes),
      ]),
      ...market.footer.sections.flatMap((section) => section.nodes),
    ];

    it(`[ENT-13] fill the navigation of ${market.id} with links and both kinds of sub-menus`, () => {
      const kinds = market.navBar.items.flatMap(({ submenu }) => submenu?.submenuType ?? []);
      assert.ok(market.navBar.items.length >= 7);
      assert.ok(kinds.filter((kind) => kind === 'simple').length >= 2);
      assert.ok(kinds.filter((kind) => kind === 'tabbed').length >= 2);
    });

    it(`[ENT-12] show every kind of node in ${market.id}`, () => {
      assert.deepEqual([...new Set(nodes.map(({ type }) => type))].sort(), [
        'menu-view',
        'route',
        'spacer',
        'view',
      ]);
      assert.ok(nodes.some(({ target }) => target?.isExternal));
      assert.ok(nodes.some(({ description }) => description !== ''));
      assert.ok(nodes.some(({ iconUrl }) => iconUrl !== ''));
      assert.ok(nodes.some(({ target }) => Object.keys(target?.addedQueryParameters ?? {}).length > 0));
      const isGated = nodes.some(({ target }) => target?.permissionsRequired.length);
      assert.equal(isGated, market.userCanSignIn);
    });

    it(`[ENT-15] give ${market.id} a footer of four or five sections`, () => {
      assert.ok([4, 5].includes(market.footer.sections.length));
      assert.ok(nodes.some(({ target }) => target?.path === '#cookie-settings'));
      assert.ok(nodes.some(({ target }) => target?.path === '/sitemap/'));
    });

    it(`[NAV-08] have every label of ${market.id} in each of its languages`, () => {
      const others = market.allowedLocales.slice(1);
      const labels = [
        ...nodes.filter(({ type }) => type !== 'spacer'),
        ...market.footer.sections,
        market.cartLabel,
        market.authButtonLoginLabel,
        market.footer.copyright,
      ];
      for (const label of labels) {
        assert.ok(label?.label);
        for (const locale of others) assert.ok(label.altLabels[locale], `${label.label} in ${locale}`);
      }
    });

    it(`name icons of ${market.id} that exist`, () => {
      for (const { iconUrl } of nodes.filter((node) => node.iconUrl)) {
        assert.ok(iconText(/^\/icons\/(.*)\.svg$/.exec(iconUrl)?.[1] ?? ''), iconUrl);
      }
    });

    it(`[ENT-10] place every layout of ${market.id} inside its grid`, () => {
      for (const { layoutItems, layoutItems8col, layoutItems4col } of market.layouts) {
        const grids = [layoutItems, layoutItems8col, layoutItems4col];
        for (const [index, columns] of [12, 8, 4].entries()) {
          for (const item of grids[index] ?? []) {
            assert.ok(item.startIndex <= item.endIndex && item.endIndex <= columns);
          }
        }
      }
    });
  }

  it('[RTE-16] give the retail site its prefix and another theme', () => {
    const retail = markets.get('retail');
    assert.ok(retail);
    assert.equal(retail.retailPrefix, 'pro');
    assert.equal(retail.theme, 'lincoln');
    assert.equal(retail.homeRoute?.path, '/pro/');
  });

  it('[GAT-10] have one market in which nobody signs in, and one that signs in by adfs', () => {
    assert.deepEqual(
      [...markets.values()].filter(({ userCanSignIn }) => !userCanSignIn).map(({ id }) => id),
      ['at'],
    );
    assert.deepEqual(
      [...markets.values()].filter(({ signInType }) => signInType === 'adfs').map(({ id }) => id),
      ['se'],
    );
  });
});
