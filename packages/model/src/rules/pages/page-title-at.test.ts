import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { pages } from '../../messages/en/pages.ts';
import { environment, market } from '../../testing/fixtures.ts';
import { pageTitleAt } from './page-title-at.ts';
import { createRouteTable } from './route-table.ts';

const given = market({
  routes: [
    {
      id: 'vans',
      path: '/vans/',
      mode: 'aempage',
      extras: { title: 'Vans', altTitles: { 'fr-ca': 'Fourgons', 'en-ca': 7 } },
    },
    { id: 'plain', path: '/plain/', mode: 'aempage', extras: { title: 5 } },
    { id: 'odd', path: '/odd/', mode: 'aempage', extras: { title: 'Odd', altTitles: null } },
  ],
});
const site = { market: given, table: createRouteTable(given), environment: environment() };

describe('pageTitleAt', () => {
  const titles = [
    ['/en-ca/sitemap/', 'en-ca', pages.sitemapTitle],
    ['/en-ca/account/?active-tab=billing#top', 'en-ca', pages.accountTitle],
    ['/en-ca/TermsAndConditions/', 'en-ca', pages.termsTitle],
    ['/en-ca/vans/?a=1', 'en-ca', 'Vans'],
    ['/fr-ca/vans/', 'fr-ca', 'Fourgons'],
    ['/en-ca/odd/', 'fr-ca', 'Odd'],
    ['/en-ca/plain/', 'en-ca', ''],
    ['/en-ca/unknown/', 'en-ca', ''],
  ] as const;
  for (const [url, locale, title] of titles) {
    it(`[RTE-27] calls ${url} in ${locale} "${title}"`, () =>
      assert.equal(pageTitleAt(url, site, locale, pages), title));
  }
});
