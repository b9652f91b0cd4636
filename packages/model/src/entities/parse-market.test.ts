import { describe, it, mock } from 'node:test';
import assert from 'node:assert/strict';
import { market } from '../testing/fixtures.ts';
import { primaryNodes } from '../rules/navigation/navigation.ts';
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

  it('[ENT-01] throws what names the field that makes the market unreadable', () => {
    assert.throws(
      () => parseMarket({ ...market(), allowedLocales: 'en-ca' }),
      /^PayloadError: market at allowedLocales: /,
    );
  });
});
