import { describe, it, mock } from 'node:test';
import assert from 'node:assert/strict';
import { market } from '../testing/fixtures.ts';
import { withPrefix } from '../rules/address/retail-prefix.ts';
import { primaryNodes } from '../rules/navigation/primary-nodes.ts';
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

  it('[GAT-02][NAV-07] lets nobody in by a field that means to restrict and is not read, and names it', () => {
    const said: string[] = [];
    const one = { path: '/a/', mode: 'aempage' };
    const node = { type: 'route', label: 'Vans', target: { path: '/vans/' } };
    const items = [
      { ...node, target: { path: '/vans/', permissionRequired: ['P'] } },
      { ...node, permissionsRequired: ['P'] },
    ];
    const read = parseMarket(
      {
        ...market(),
        routes: [
          { ...one, permisionsRequired: ['P'] },
          { ...one, permissionsRequired: [], requiredAuthContexts: ['iam'] },
          { ...one, requiredAuthContex: 'iam' },
          { ...one, note: 'permissions', requiredAuthContext: 'iam' },
          { ...one, permissions: null, requiredAuthContexts: [], loginRequired: false },
          { ...one, permissionsRequired: ['P'], permissions: ['Q'] },
        ],
        layouts: [{ id: 'l', permissions: ['P'] }],
        adminRoute: { path: '/admin/', requiredPermissions: ['P'] },
        navBar: { items },
      },
      (line) => said.push(line),
    );
    assert.deepEqual(
      [...read.routes, ...read.layouts, read.adminRoute].map((entry) => entry?.permissionsRequired),
      [['?'], ['?'], ['?'], [], [], ['?'], ['?'], ['?']],
    );
    assert.deepEqual(primaryNodes(read, visitor), []);
    assert.deepEqual(said.toSorted(), [
      'market at adminRoute: expected permissionsRequired, else nobody gets in, found "requiredPermissions".',
      'market at layouts.0: expected permissionsRequired, else nobody gets in, found "permissions".',
      'market at routes.0: expected permissionsRequired, else nobody gets in, found "permisionsRequired".',
      'market at routes.1: expected another name, else nobody gets in, found "requiredAuthContexts".',
      'market at routes.2: expected another name, else nobody gets in, found "requiredAuthContex".',
      'market at routes.5: expected permissionsRequired, else nobody gets in, found "permissions".',
      'navBar.items.0 has permissionRequired in place of target.permissionsRequired.',
      'navBar.items.1 has permissionsRequired in place of target.permissionsRequired.',
    ]);
  });

  it('[ENT-01] throws what names the field that makes the market unreadable', () => {
    assert.throws(
      () => parseMarket({ ...market(), allowedLocales: 'en-ca' }),
      /^PayloadError: market at allowedLocales: /,
    );
  });
});

describe('the retail prefix of a market', () => {
  const read = (retailPrefix: string) => parseMarket({ ...market(), retailPrefix }).retailPrefix;
  const inAddress = (retailPrefix: string) => withPrefix('/vans/', retailPrefix);

  for (const prefix of ['pro', '/pro/', '//co-op', 'pro_2'])
    it(`[RTE-16] is taken where addresses use it: ${prefix}`, () => {
      assert.equal(read(prefix), prefix);
      assert.match(inAddress(prefix), /^\/[\w-]+\/vans\/$/);
    });

  for (const prefix of ['a/b', 'a b', 'é', '*', '..', '?a', '#', 'a\n', '\\a'])
    it(`[RTE-16] is refused where they do not: ${JSON.stringify(prefix)}`, () => {
      assert.throws(() => read(prefix), /^PayloadError: market at retailPrefix: expected a word/);
      assert.equal(inAddress(prefix), '/vans/');
    });

  for (const prefix of ['', ' ', '/', '//'])
    it(`[RTE-16] is none where it is blank: ${JSON.stringify(prefix)}`, () => {
      assert.equal(read(prefix), prefix);
      assert.equal(inAddress(prefix), '/vans/');
    });
});
