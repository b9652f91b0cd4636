import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { environment, market, person } from '../../testing/fixtures.ts';
import { visitor } from '../session/session.ts';
import { footerLists, menuGroups } from './sitemap-groups.ts';

type MarketInput = NonNullable<Parameters<typeof market>[0]>;
type PrimaryInput = NonNullable<NonNullable<MarketInput['navBar']>['items']>[number];

const route = (label: string, path: string, target: object = {}) => ({
  type: 'route' as const,
  label,
  target: { path, ...target },
});
const section = (label: string, ...nodes: object[]) => ({ label, nodes });
const columns = (...sections: object[]) => [{ columns: [{ sections }] }];
const menu = (label: string, submenu: object) => ({ type: 'menu-view' as const, label, submenu });
const groups = (items: PrimaryInput[], session = visitor) =>
  menuGroups(market({ navBar: { items } }), session, 'fr-ca');
const page = (label: string, href: string) => ({ label, href });

describe('menuGroups', () => {
  it('[NAV-06] has a group for a link and for a menu, none for what separates or leads nowhere', () => {
    const found = groups([
      { ...route('Home', '/'), altLabels: { 'fr-ca': 'Accueil' } },
      { type: 'spacer', label: 'Gap', target: { path: '/gap/' } },
      menu('Vans', {
        submenuType: 'simple',
        columnGroups: columns(section('By size', route('Big', '/big/'))),
      }),
      route('Nowhere', 'javascript:alert(1)'),
      menu('Jumps', { columnGroups: columns(section('', route('Cookies', '#cookie-settings'))) }),
    ]);
    assert.deepEqual(found, [
      { heading: 'Accueil', href: '/fr-ca/', lists: [] },
      { heading: 'Vans', href: '', lists: [{ heading: 'By size', links: [page('Big', '/fr-ca/big/')] }] },
    ]);
  });

  it('[NAV-02] reads a menu of tabs from above them to beneath them', () => {
    const found = groups([
      menu('Fleet', {
        submenuType: 'tabbed',
        sectionAboveTabs: section('Above', route('A', '/a/')),
        tabs: [
          {
            label: 'Map',
            altLabels: { 'fr-ca': 'Plan' },
            columnGroups: columns(section('Costs', route('B', '/b/')), section('', route('C', '/c/'))),
          },
        ],
        sectionBeneathTabs: {
          ...section('Beneath', {
            ...route('D', 'https://d.example/', { isExternal: true }),
            altLabels: { 'fr-ca': 'Dé' },
          }),
          altLabels: { 'fr-ca': 'Dessous' },
        },
      }),
    ]);
    assert.deepEqual(found[0]?.lists, [
      { heading: 'Above', links: [page('A', '/fr-ca/a/')] },
      { heading: 'Plan: Costs', links: [page('B', '/fr-ca/b/')] },
      { heading: 'Plan', links: [page('C', '/fr-ca/c/')] },
      { heading: 'Dessous', links: [page('Dé', 'https://d.example/')] },
    ]);
  });

  it('[NAV-07] leaves out what this person may not open, and lists that become empty', () => {
    const guarded = { permissionsRequired: ['P'] };
    const items = [
      route('Desk', '/desk/', guarded),
      menu('Work', {
        submenuType: 'simple',
        columnGroups: columns(
          section('Daily', route('A', '/a/', guarded)),
          section('More', route('B', '/b/')),
        ),
      }),
    ];
    const headings = (session = visitor) =>
      groups(items, session).map(({ heading, lists }) => [heading, ...lists.map((list) => list.heading)]);
    assert.deepEqual(headings(), [['Work', 'More']]);
    assert.deepEqual(headings(person({ permissions: ['P'] })), [['Desk'], ['Work', 'Daily', 'More']]);
  });
});

describe('footerLists', () => {
  it('[NAV-07] has what this person may open on this site', () => {
    const given = market({
      footer: {
        sections: [
          section('', route('Desk', '/desk/', { permissionsRequired: ['P'] }), route('Blank', '/blank/')),
        ],
      },
    });
    const labels = (session = visitor, more = environment()) =>
      footerLists(given, session, more, 'en-ca').flatMap(({ links }) => links.map(({ label }) => label));
    assert.deepEqual(labels(), []);
    assert.deepEqual(labels(person({ permissions: ['P'] })), ['Desk']);
    assert.deepEqual(labels(visitor, environment({ REACT_APP_ENV: 'local' })), ['Blank']);
  });

  it('[FTR-05] has the pages of the footer in this language, without jumps and without pages that the site lacks', () => {
    const given = market({
      tld: '.de',
      footer: {
        sections: [
          section(
            'Help',
            route('Manuals', 'https://www.example.com/translate-me/owner-manuals', { isExternal: true }),
            route('Cookies', '#cookie-settings'),
            route('', '/nameless/'),
            route('Sites', '/country-sites/'),
            { type: 'spacer', label: 'Gap' },
          ),
          section('News', route('Updates', '/updates/')),
        ],
      },
    });
    assert.deepEqual(footerLists(given, visitor, environment(), 'de-de'), [
      {
        heading: 'Help',
        links: [
          page('Manuals', 'https://www.example.com/de/betriebsanleitungen/'),
          page('Sites', '/de-de/country-sites/'),
        ],
      },
    ]);
  });
});
