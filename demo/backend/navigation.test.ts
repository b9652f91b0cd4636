import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Market, NavigationData } from '@fleet-portal/model/entities';
import { readData } from './data/data.ts';
import { navigationFor } from './navigation.ts';
import { Browser } from './testing/browser.ts';
import { startTestServer } from './testing/server.ts';

const server = await startTestServer();
const { markets } = readData();

/** A browser on the site of the market in api mode. */
async function atIreland(): Promise<Browser> {
  const browser = new Browser(server);
  await browser.fetch('/sites/ie/');
  return browser;
}

const ids = (entries: { id: string }[]) => entries.map(({ id }) => id);

describe('[RTE-19] the market in api mode', () => {
  it('is one of the twelve', () => {
    const inApiMode = [...markets.values()].filter(({ navigationMode }) => navigationMode === 'api');
    assert.deepEqual(ids(inApiMode), ['ie']);
  });

  it('[RTE-03][RTE-04][RTE-07][WSP-01] is sent with no routes but those of fixed pages and workspaces', async () => {
    const { routes, layouts } = await new Browser(server).json<Market>('/markets/ie.json');
    const ofFixedPages = ['data-sharing', 'privacy-settings', 'manage-subscriptions'].filter(isOfIreland);
    const ofWorkspaces = routes.filter(({ path }) => /^\/(insights|orders|maintenance)\//.test(path));
    assert.deepEqual(ids(routes).toSorted(), [...ofFixedPages, ...ids(ofWorkspaces)].toSorted());
    assert.ok(ids(ofWorkspaces).includes('insights-costs'));
    const needed = new Set(routes.map(({ layoutOrRouteId }) => layoutOrRouteId).filter(Boolean));
    assert.deepEqual(ids(layouts).toSorted(), [...needed].toSorted());
  });

  it('gives the rest path by path, so that nothing is missing in the end', async () => {
    const browser = await atIreland();
    const loaded = new Set<string>();
    const { routes, layouts } = markets.get('ie') ?? { routes: [], layouts: [] };
    for (const { path } of routes) {
      const answer = await browser.json<NavigationData>(
        `/navigation/?path=${encodeURIComponent(`/en-ie${path.replace('*/', '')}`)}`,
      );
      for (const { id } of [...answer.routes, ...answer.layouts]) loaded.add(id);
    }
    const wanted = layouts.filter(({ id }) => routes.some((route) => route.layoutOrRouteId === id));
    assert.deepEqual([...loaded].sort(), [...new Set([...ids(routes), ...ids(wanted)])].sort());
  });

  it('gives the route of a star for every path beneath it, unless the path has one of its own', () => {
    const market = markets.get('ie');
    const [first] = market?.routes ?? [];
    assert.ok(market && first);
    const paths = ['/a/*/', '/a/b/*/', '/a/c/'];
    const routes = paths.map((path) => ({ ...first, id: path, path, mode: 'aempage' }));
    const found = (path: string) => ids(navigationFor({ ...market, routes }, path).routes);
    assert.deepEqual(found('/a/x/y'), ['/a/*/']);
    assert.deepEqual(found('/a/b/x/'), ['/a/b/*/']);
    assert.deepEqual(found('/a/b/'), ['/a/b/*/']);
    assert.deepEqual(found('/a/c/'), ['/a/c/']);
    assert.deepEqual(found('/ab/'), []);
  });

  it('is sent whole where the mode is another', async () => {
    const { routes } = await new Browser(server).json<Market>('/markets/gb.json');
    assert.deepEqual(ids(routes), ids(markets.get('gb')?.routes ?? []));
  });
});

function isOfIreland(id: string): boolean {
  return (markets.get('ie')?.routes ?? []).some((route) => route.id === id);
}
