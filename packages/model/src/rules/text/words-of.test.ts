import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { wordsOf } from './words-of.ts';

describe('wordsOf', () => {
  for (const name of ['./FleetSummary', 'fleet-summary', 'fleet_summary', 'fleet--summary', 'FLEET_SUMMARY'])
    it(`[API-03] reads "Fleet summary" in ${name}`, () => assert.equal(wordsOf(name), 'Fleet summary'));

  it('[API-03] reads more than two words', () => {
    assert.equal(wordsOf('./FleetHealthSummary'), 'Fleet health summary');
    assert.equal(wordsOf('fleet-health_summary'), 'Fleet health summary');
  });

  it('[API-03] reads nothing in nothing, and leaves a dot and a slash within a name', () => {
    assert.equal(wordsOf(''), '');
    assert.equal(wordsOf('a./b'), 'A./b');
  });
});
