import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { watchAbsence } from './absence.ts';

describe('watchAbsence', () => {
  it('[SES-02][GAT-07] tells once when the page is seen again after more than a minute', () => {
    const isBack = watchAbsence();
    const told = [
      isBack(false, 0),
      isBack(true, 1000),
      isBack(false, 61_000),
      isBack(true, 70_000),
      isBack(false, 130_001),
      isBack(false, 900_000),
    ];
    assert.deepEqual(told, [false, false, false, false, true, false]);
  });
});
