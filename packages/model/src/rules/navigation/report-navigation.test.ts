import { describe, it, mock } from 'node:test';
import assert from 'node:assert/strict';
import { getMarket } from '../../api/get-market.ts';
import { marketSchema, parse } from '../../entities/index.ts';
import { market } from '../../testing/fixtures.ts';
import { serve } from '../../testing/server.ts';
import { reportNavigation, withNavigationReported } from './report-navigation.ts';

const bad = () => ({
  items: [{ type: 'mega' }, { type: 'route', label: 'Vans', target: { path: '/' } }, null],
});
const lines = ['navBar.items.0 is of unknown type "mega".', 'navBar.items.2 is not an object.'];

/** What is written to the console meanwhile. */
async function warnings(act: () => unknown): Promise<string[]> {
  const warn = mock.method(console, 'warn', () => undefined);
  try {
    await act();
    return warn.mock.calls.map(({ arguments: [message] }) => String(message));
  } finally {
    warn.mock.restore();
  }
}

describe('mistakes of a navigation', () => {
  it('[NAV-03] are reported once a navigation, one line a bad entry', () => {
    const heard: string[] = [];
    const navBar = bad();
    reportNavigation(navBar, (line) => heard.push(line));
    reportNavigation(navBar, (line) => heard.push(line));
    assert.deepEqual(heard, lines);
    reportNavigation(bad(), (line) => heard.push(line));
    assert.equal(heard.length, 4);
  });

  it('[NAV-03] are not looked for before there is a market', () => {
    const heard: string[] = [];
    for (const navBar of [undefined, null]) reportNavigation(navBar, (line) => heard.push(line));
    assert.deepEqual(heard, []);
  });

  it('[NAV-03] are reported once where something else stands in its place', () => {
    const heard: string[] = [];
    for (const navBar of ['none', 'none']) reportNavigation(navBar, (line) => heard.push(line));
    assert.deepEqual(heard, ['navBar is not an object.']);
  });

  it('[NAV-03] are reported of a market’s JSON that has none', async () => {
    const json: unknown = { ...market(), navBar: undefined };
    assert.deepEqual(await warnings(() => withNavigationReported(json, market())), ['navBar is missing.']);
  });

  it('[NAV-03] are written to the console where nobody else listens', async () => {
    assert.deepEqual(await warnings(() => reportNavigation(bad())), lines);
  });

  it('[NAV-03] are reported although parsing mends them, and not again for what was parsed', async () => {
    const footer = { sections: [{ label: 'S', nodes: [{ type: 'route', label: 'Vans' }] }] };
    const json: unknown = { ...market(), navBar: bad(), footer };
    const parsed = parse('market', marketSchema, json);
    assert.deepEqual(await warnings(() => withNavigationReported(json, parsed)), [
      ...lines,
      'footer.sections.0.nodes.0 leads nowhere.',
    ]);
    assert.deepEqual(await warnings(() => reportNavigation(parsed.navBar)), []);
  });

  it('[NAV-03] do not fail a market that is loaded, and are reported with it', async () => {
    await using server = await serve((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ ...market(), navBar: bad() }));
    });
    let count = 0;
    const heard = await warnings(async () => {
      count = (await getMarket(server.origin, 'ca')).navBar.items.length;
      // What the market's loading has started, and this test's import of it, come one after the other.
      await import('./report-navigation.ts');
    });
    assert.deepEqual([count, heard], [3, lines]);
  });
});
