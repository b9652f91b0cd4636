import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { createRouteTable } from '../pages/route-table.ts';
import { context, line, redirectTo, routes, type MarketInput } from './decide.samples.ts';
import { decide } from './decide.ts';

describe('decide where paths look like locales', () => {
  it('[RTE-16] leads a path that only looks like a locale under one', () => {
    const given = context({ routes: [{ id: 'co-op', path: '/co-op/', mode: 'aempage' }] });
    assert.equal(line(decide('/co-op/?a=1', given)), 'redirect to /en-ca/co-op/?a=1 (no locale)');
    assert.equal(line(decide('/en-ca/co-op/', given)), 'content co-op in en-ca');
  });

  it('[SES-09] finds the pages of a market that names its locale by a translation vendor’s code', () => {
    const given = context({ allowedLocales: ['en-ca2'] });
    assert.equal(line(decide('/en-ca/vans/', given)), 'content vans in en-ca');
    assert.equal(line(decide('/en-ca2/vans/', given)), 'redirect to /en-ca/vans/ (path form)');
  });

  const lookalikes: MarketInput['routes'] = [
    { id: 'star', path: '/co-op/*', mode: 'aempage' },
    { id: 'page', path: '/co-op/sitemap/', mode: 'aempage' },
    { id: 'everything', path: '/*', mode: 'aempage' },
    redirectTo('old', '/old/', '/co-op/news/'),
    redirectTo('gone', '/gone/', '/de-de/vans/'),
  ];
  const locales: [url: string, expected: string][] = [
    ['/co-op/news/', 'redirect to /en-ca/co-op/news/ (no locale)'],
    ['/co-op', 'redirect to /en-ca/co-op/ (no locale)'],
    ['/en-ca/co-op/news/', 'content star in en-ca'],
    ['/en-ca/co-op/sitemap/', 'content page in en-ca'],
    ['/fr-ca/old/?a=1', 'redirect to /fr-ca/co-op/news/?a=1 (configured redirect)'],
    ['/de-de/vans/', 'not found in en-ca'],
    ['/fr-ca/gone/', 'redirect to /de-de/vans/ (configured redirect)'],
    ['/en-ca/de-de/vans/', 'content everything in en-ca'],
  ];
  for (const [url, expected] of locales) {
    it(`[RTE-16] where routes look like locales, at "${url}": ${expected}`, () => {
      assert.equal(line(decide(url, context({ routes: lookalikes }))), expected);
    });
  }

  for (const [url, expected] of [
    ['/de-de/vans', 'redirect to /de-de/vans/ (path form)'],
    ['/de-de//vans/*?a=1#b', 'redirect to /de-de/vans/?a=1#b (path form)'],
    ['/de-de', 'redirect to /de-de/ (path form)'],
  ] as const) {
    it(`[RTE-15] ends in a slash under another market’s locale too: ${url}`, () => {
      assert.equal(line(decide(url, context())), expected);
    });
  }

  it('[RTE-15] finds a route limited to a locale at that locale’s address alone', () => {
    assert.equal(line(decide('/en-ca/fr-ca/nouvelles/', context())), 'not found in en-ca');
    assert.equal(
      line(decide('/fr-ca/fr-ca/nouvelles/', context({ allowedLocales: ['fr-ca'] }))),
      'not found in fr-ca',
    );
  });
});

describe('decide at a redirect', () => {
  it('[RTE-21] leads to the route that it names where its target is blank', () => {
    const blank = { ...redirectTo('moved', '/moved/', ' '), layoutOrRouteId: 'vans' };
    const given = context({ routes: [...routes, blank] });
    assert.equal(line(decide('/en-ca/moved/', given)), 'redirect to /en-ca/vans/ (configured redirect)');
  });
});

describe('decide at a retail site', () => {
  const coop = { id: 'co-op', path: '/retail/co-op/', mode: 'aempage' };
  const retail = context({ retailPrefix: 'retail', routes: [...routes, coop] });
  const visits = [
    ['/vans/?a=1#b', 'redirect to /en-ca/retail/vans/?a=1#b (no locale)'],
    ['/', 'redirect to /en-ca/retail/ (no locale)'],
    ['/retail/vans/', 'redirect to /en-ca/retail/vans/ (no locale)'],
    ['/en-ca/retail/vans/', 'content vans in en-ca'],
    ['/en-ca/retail/', 'content home in en-ca'],
    ['/en-ca/vans/', 'content vans in en-ca'],
    ['/sitemap/', 'redirect to /en-ca/retail/sitemap/ (no locale)'],
    ['/en-ca/retail/sitemap/', 'page sitemap in en-ca'],
    ['/en-ca/retailer/', 'not found in en-ca'],
    ['/contact-us/', 'page contactUs in en-ca'],
    ['/co-op/', 'redirect to /en-ca/retail/co-op/ (no locale)'],
  ] as const;
  for (const [url, expected] of visits) {
    it(`[RTE-16] at "${url}": ${expected}`, () => assert.equal(line(decide(url, retail)), expected));
  }

  it('[RTE-11] leads from the prefix to the configured home', () => {
    const given = context({ retailPrefix: 'retail', routes: routes.slice(1), homeRoute: { path: '/vans' } });
    assert.equal(line(decide('/?a=1', given)), 'redirect to /en-ca/vans/?a=1 (home route)');
  });

  it('[RTE-16] takes a prefix that looks like a locale for what it is', () => {
    const given = context({ retailPrefix: '/co-op/' });
    assert.equal(line(decide('/co-op/vans/', given)), 'redirect to /en-ca/co-op/vans/ (no locale)');
    assert.equal(line(decide('/en-ca/co-op/vans/', given)), 'content vans in en-ca');
  });

  for (const retailPrefix of ['*', '..', 'a/b', '\\\\evil.example', '?a', 'a b']) {
    it(`[RTE-25] takes no notice of the prefix "${retailPrefix}" of a market that nobody has parsed`, () => {
      const market = { ...context().market, retailPrefix };
      const given = context({}, { market, table: createRouteTable(market) });
      assert.equal(line(decide('/vans/', given)), 'redirect to /en-ca/vans/ (no locale)');
    });
  }
});
