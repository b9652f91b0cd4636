import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { reportNavigation } from '@fleet-portal/model/rules';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { parseMarket } from './market-parser.ts';

describe('a market’s JSON', () => {
  it('[NAV-03] stands with a bad navigation, which is reported once', () => {
    const warn = mock.method(console, 'warn', () => undefined);
    const bad = { type: 'route', label: 'Vans', target: { path: 'javascript:alert(1)' } };
    const market = parseMarket({
      ...sampleMarket(),
      navBar: { items: [...sampleMarket().navBar.items, bad] },
    });
    reportNavigation(market.navBar);
    assert.equal(market.navBar.items.length, sampleMarket().navBar.items.length + 1);
    assert.deepEqual(
      warn.mock.calls.map(({ arguments: [line] }) => line as unknown),
      ['navBar.items.4 has an unsafe address.'],
    );
  });

  it('[ENT-05] has the address that it came from in each warning', () => {
    const said: string[] = [];
    parseMarket({ ...sampleMarket(), navBar: null, theme: 7 }, (line) => said.push(`market.json: ${line}`));
    assert.equal(said.length, 2);
    assert.ok(said.every((line) => line.startsWith('market.json: ')));
  });

  it('[ENT-05] is refused where nobody can tell which market it is', () => {
    assert.throws(() => parseMarket({ ...sampleMarket(), id: 7 }), /market at id/);
  });
});
