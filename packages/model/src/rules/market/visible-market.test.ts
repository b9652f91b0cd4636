import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import type { Session } from '../../entities/index.ts';
import { environment, market, person } from '../../testing/fixtures.ts';
import { visibleMarket } from './visible-market.ts';
import { createRouteTable } from '../pages/route-table.ts';
import { visitor } from '../session/session.ts';

const node = (label: string, path: string) => ({ type: 'route' as const, label, target: { path } });
const section = { label: 'Work', nodes: [node('Open', '/open/'), node('Reports', '/reports/')] };
const group = { label: '', columns: [{ sections: [section] }] };
const site = market({
  routes: [
    { id: 'open', path: '/open/', mode: 'aempage' },
    { id: 'reports', path: '/reports/', mode: 'aempage', permissionsRequired: ['VIEW'] },
  ],
  topBar: { label: 'Reports', target: { path: '/reports/' } },
  navBar: {
    items: [
      node('Reports', '/reports/'),
      node('Nowhere yet', '/nowhere/'),
      { type: 'spacer' },
      {
        ...node('Menu', '/reports/'),
        submenu: {
          submenuType: 'tabbed',
          columnGroups: [group],
          tabs: [{ label: 'Tab', columnGroups: [group] }],
          sectionAboveTabs: section,
          sectionBeneathTabs: section,
        },
      },
    ],
  },
  footer: {
    sections: [section],
    getUpdates: {
      title: { label: 'Updates' },
      description: { label: 'News' },
      linkLabel: { label: 'Go' },
      target: { path: '/reports/' },
    },
  },
  marketplaceRoute: { path: '/open/' },
  eCommerceRoute: { path: '/reports/' },
  adminRoute: { path: '/reports/' },
  homeRoute: { path: '/reports/' },
  partnerManagementRoute: { path: '/reports/' },
  notificationSettingsRoute: { path: '/reports/' },
});

function shown(session: Session, given = site, locale = 'en-ca') {
  const context = { market: given, table: createRouteTable(given), session, environment: environment() };
  return visibleMarket(given, context, locale);
}

/** The labels of all nodes with a target, at any depth; routes by the name of their field. */
function labels(session: Session): string[] {
  const found: string[] = [];
  JSON.stringify(shown(session), (key, value: { label?: string; target?: unknown; path?: string } | null) => {
    if (value && typeof value === 'object') {
      if (value.label && value.target) found.push(value.label);
      if (key.endsWith('Route') && value.path) found.push(key);
    }
    return value;
  });
  return [...new Set(found)].toSorted();
}

describe('the market that a person sees', () => {
  const anybody = [
    ...['Menu', 'Nowhere yet', 'Open', 'Reports'],
    ...['adminRoute', 'eCommerceRoute', 'homeRoute', 'marketplaceRoute', 'notificationSettingsRoute'],
    'partnerManagementRoute',
  ];

  it('[GAT-02] keeps links that lead a visitor to the login', () => {
    assert.deepEqual(labels(visitor), anybody);
    assert.deepEqual(shown(visitor), site);
  });

  it('[GAT-02] keeps every link of somebody who may follow it', () => {
    assert.deepEqual(shown(person({ permissions: ['VIEW'] })), site);
  });

  it('[NAV-07] leaves out, at any depth, what leads to the 403 page', () => {
    assert.deepEqual(labels(person()), ['Nowhere yet', 'Open', 'marketplaceRoute']);
  });

  it('[NAV-07] keeps a menu whose own page is forbidden, spacers, and the sections’ other links', () => {
    const { navBar, footer, topBar } = shown(person());
    assert.deepEqual(
      navBar.items.map(({ type, label }) => `${type} ${label}`),
      ['route Nowhere yet', 'spacer ', 'route Menu'],
    );
    const nodes = footer.sections.flatMap((one) => one.nodes);
    assert.deepEqual(
      nodes.map(({ label }) => label),
      ['Open'],
    );
    assert.deepEqual([topBar, footer.getUpdates], [null, null]);
    const shop = { ...site, marketplaceRoute: site.adminRoute };
    assert.equal(shown(person(), shop).marketplaceRoute, null);
  });

  it('[GAT-02] judges a link at the address that it has in the page’s language', () => {
    const needs = { permissionsRequired: ['VIEW'] };
    const given = market({
      routes: [
        { id: 'open', path: '/en-ca/offers/', mode: 'aempage' },
        { id: 'closed', path: '/fr-ca/offers/', mode: 'aempage', ...needs },
        { id: 'ouvert', path: '/fr-ca/nouvelles/', mode: 'aempage' },
        { id: 'ferme', path: '/en-ca/nouvelles/', mode: 'aempage', ...needs },
      ],
      navBar: { items: [node('Offers', '/offers/'), node('Nouvelles', '/nouvelles/')] },
    });
    const names = (locale: string) => shown(person(), given, locale).navBar.items.map(({ label }) => label);
    assert.deepEqual(names('en-ca'), ['Offers']);
    assert.deepEqual(names('fr-ca'), ['Nouvelles']);
  });
});
