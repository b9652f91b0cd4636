import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { getMarket } from '../../api/get-market.ts';
import { marketSchema, parse, parseMarket } from '../../entities/index.ts';
import { market } from '../../testing/fixtures.ts';
import { serve } from '../../testing/server.ts';
import { warnings } from '../../testing/warnings.ts';
import { reportNavigation } from '../navigation/report-navigation.ts';
import { withMarketReported } from './report-market.ts';
import { withMenusReported } from './report-menus.ts';
import { reportWorkspace } from '../workspace/report-workspace.ts';

const bad = { items: [{ type: 'mega' }, { type: 'route', label: 'Vans', target: { path: '/' } }, null] };
const lines = ['navBar.items.0 is of unknown type "mega".', 'navBar.items.2 is not an object.'];

describe('mistakes of a market', () => {
  it('[ENT-12] are reported of a market’s JSON that has none', async () => {
    const json: unknown = { ...market(), navBar: undefined };
    assert.deepEqual(await warnings(() => withMarketReported(json, market())), ['navBar is missing.']);
  });

  it('[ENT-12] are reported although parsing mends them, and not again for what was parsed', async () => {
    const footer = { sections: [{ label: 'S', nodes: [{ type: 'route', label: 'Vans' }] }] };
    const json: unknown = { ...market(), navBar: bad, footer };
    const parsed = parse('market', marketSchema, json);
    assert.deepEqual(await warnings(() => withMarketReported(json, parsed)), [
      ...lines,
      'footer.sections.0.nodes.0 has no address in target.path.',
    ]);
    assert.deepEqual(await warnings(() => reportNavigation(parsed.navBar)), []);
  });

  it('[WSP-01] are reported of its workspaces by their places in the JSON, and not again', async () => {
    const items = [
      null,
      { label: 'Script', route: 'javascript:alert(1)' },
      { label: 'Open', route: '/open/' },
    ];
    const json = { ...market(), workspaces: [{ id: 'empty' }, { id: 'w', navbar: { items } }] };
    const said = await warnings(() => {
      const { workspaces } = parseMarket(json);
      for (const one of workspaces) reportWorkspace(one);
    });
    assert.deepEqual(said, [
      'workspaces.1.navbar.items.0 is not an object.',
      'workspaces.1.navbar.items.1 has an unsafe address.',
    ]);
  });

  it('[RTE-12][RTE-21] are reported of its routes and layouts', () => {
    const said: string[] = [];
    parseMarket(
      { ...market(), routes: [{ id: 'old', path: '/old/', mode: 'redirect', layoutOrRouteId: 'vanz' }] },
      (line) => said.push(line),
    );
    assert.deepEqual(said, ['routes.0 leads to the route "vanz", which the market does not have.']);
  });

  it('[ENT-12] of header and footer are reported alone where a page has only these', () => {
    const said: string[] = [];
    const parsed = parse('market', marketSchema, { ...market(), navBar: bad });
    const footer = { sections: [{}] };
    assert.equal(
      withMenusReported({ navBar: bad, footer }, parsed, (line) => said.push(line)),
      parsed,
    );
    reportNavigation(parsed.navBar, (line) => said.push(line));
    assert.deepEqual(said, [...lines, 'footer.sections.0 has no nodes.']);
  });

  it('[SES-08] include a missing country code', async () => {
    const said = await warnings(() => parseMarket({ ...market(), countryCode: '' }));
    assert.deepEqual(said, ['countryCode is missing.']);
  });

  it('[ENT-05] include a missing title and domain', async () => {
    const { title: _title, tld: _tld, ...rest } = market();
    assert.deepEqual(await warnings(() => parseMarket(rest)), ['title is missing.', 'tld is missing.']);
  });

  it('[ENT-12] do not fail a market that is loaded, and are reported with it', async () => {
    await using server = await serve((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ ...market(), navBar: bad }));
    });
    let count = 0;
    const heard = await warnings(async () => {
      count = (await getMarket(server.origin, 'ca')).navBar.items.length;
      // Loading the market has started an import of this module; the test's own import of it resolves after that.
      await import('./report-market.ts');
    });
    assert.deepEqual([count, heard], [3, lines]);
  });
});
