import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { environment, market } from '../../testing/fixtures.ts';
import { analyticsPage } from './analytics-page.ts';
import { decide } from '../routing/decide.ts';
import { createRouteTable } from '../pages/route-table.ts';
import { visitor } from '../session/session.ts';

const given = market({
  routes: [
    { id: 'home', path: '/', mode: 'aempage' },
    { id: 'vans', path: '/vehicles/cargo-vans/', mode: 'aempage' },
    { id: 'f-150', path: '/vehicles/f-150/', mode: 'aempage' },
    { id: 'guides', path: '/guides/*', mode: 'aempage' },
    { id: 'order', path: '/orders/20261121/', mode: 'aempage' },
    { id: 'vin', path: '/vehicle/1FTEW1EP5JKD12345/history/', mode: 'aempage' },
    { id: 'mail', path: '/people/maya@example.com/', mode: 'aempage' },
    { id: 'encoded', path: '/drivers/maya%20lindqvist/', mode: 'aempage' },
    { id: 'reports', path: '/reports/', mode: 'layout', layoutOrRouteId: 'l' },
    { id: 'odd', path: '/odd/', mode: 'carousel' },
    { id: 'one', path: '/one/', mode: 'redirect', extras: { target: '/two/' } },
    { id: 'two', path: '/two/', mode: 'redirect', extras: { target: '/one/' } },
  ],
  layouts: [{ id: 'l', group: 'fleet health', contentType: 'dashboard' }],
});
const at = (url: string) => {
  const table = createRouteTable(given);
  const context = { market: given, table, session: visitor, environment: environment() };
  return analyticsPage(decide(url, context));
};

describe('analyticsPage', () => {
  const pages: [id: string, url: string, hierarchy: string][] = [
    ['ANA-01', '/en-ca/sitemap/', 'site map'],
    ['ANA-01', '/en-ca/country-sites/', 'country sites'],
    ['ANA-01', '/en-ca/termsAndConditions/', 'terms and conditions'],
    ['ANA-01', '/en-ca/TermsAndConditions/', 'terms and conditions'],
    ['ANA-01', '/en-ca/404Page/', 'error|error 404'],
    ['ANA-01', '/en-ca/no/such/page/?q=secret', 'error|error 404'],
    ['ANA-01', '/en-ca/403Page/?origin=%2Fen-ca%2Forders%2F&p=A', 'error|error 403'],
    ['ENT-24', '/en-ca/', 'home'],
    ['ENT-24', '/en-ca/contact-us/?name=Maya', 'contact us'],
    ['ENT-24', '/en-ca/privacy-policy/#top', 'privacy policy'],
    ['ENT-24', '/en-ca/vehicles/cargo-vans/?id=7#x', 'vehicles|cargo vans'],
    ['ENT-24', '/en-ca/vehicles/f-150/', 'vehicles|f 150'],
    ['ENT-24', '/en-ca/guides/for/maya-lindqvist/', 'guides'],
    ['ENT-24', '/en-ca/orders/20261121/', 'orders'],
    ['ENT-24', '/en-ca/vehicle/1FTEW1EP5JKD12345/history/', 'vehicle|history'],
    ['ENT-24', '/en-ca/people/maya@example.com/', 'people'],
    ['ENT-24', '/en-ca/drivers/maya%20lindqvist/', 'drivers'],
    ['ENT-24', '/en-ca/one/', 'error|redirect loop'],
  ];
  for (const [id, url, hierarchy] of pages) {
    it(`[${id}] calls ${url} "${hierarchy}"`, () => {
      const parts = hierarchy.split('|');
      assert.deepEqual(at(url), {
        pageName: parts.at(-1),
        siteSection: parts[0],
        hierarchy,
        tool: '',
        toolDescriptor: '',
      });
    });
  }

  it('[ENT-24] calls a layout’s tool by its group and content type', () => {
    assert.deepEqual(at('/en-ca/reports/'), {
      pageName: 'reports',
      siteSection: 'reports',
      hierarchy: 'reports',
      tool: 'fleet health',
      toolDescriptor: 'dashboard',
    });
  });

  for (const url of ['/en-ca/odd/', '/en-ca/account/', '/vehicles/cargo-vans/']) {
    it(`[ANA-01] has no name for ${url}, where no page is shown`, () => assert.equal(at(url), null));
  }
});
