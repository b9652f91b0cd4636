import { describe, it, mock } from 'node:test';
import assert from 'node:assert/strict';
import { market } from '../testing/fixtures.ts';
import { primaryNodes } from '../rules/navigation/navigation.ts';
import type { MarketFields } from './market.ts';
import { parseMarket } from './parse-market.ts';
import { visitor } from '../rules/session/session.ts';

describe('parseMarket', () => {
  it('[NAV-03] says where a bad entry stands, which nobody gets to see', () => {
    const warn = mock.method(console, 'warn', () => undefined);
    const { navBar } = parseMarket({ ...market(), navBar: { items: [{ type: 'mega', label: 'Vans' }] } });
    warn.mock.restore();
    assert.deepEqual(primaryNodes({ navBar }, visitor), []);
    assert.deepEqual(
      warn.mock.calls.map(({ arguments: [line] }) => String(line)),
      ['navBar.items.0 is of unknown type "mega".'],
    );
  });

  it('[ENT-05] reads a market that is written in TypeScript, as far as it is written', () => {
    const fields = {
      id: 'ca',
      title: 'Canada',
      tld: '.ca',
      allowedLocales: ['en-ca'],
      navBar: { items: [{ type: 'route', label: 'Vans', target: { path: '/vans/' } }] },
      footer: {
        sections: [{ nodes: [{ type: 'route', label: 'Site map', target: { path: '/sitemap/' } }] }],
      },
    } satisfies MarketFields;
    // @ts-expect-error -- the compiler finds what is misspelt
    const misspelt = { ...fields, workspace: [] } satisfies MarketFields;
    const market = parseMarket(fields);
    assert.deepEqual(parseMarket(misspelt), market);
    assert.deepEqual(
      primaryNodes(market, visitor).map(({ label }) => label),
      ['Vans'],
    );
  });

  it('[ENT-01] throws what names the field that makes the market unreadable', () => {
    assert.throws(
      () => parseMarket({ ...market(), allowedLocales: 'en-ca' }),
      /^PayloadError: market at allowedLocales: /,
    );
  });
});
