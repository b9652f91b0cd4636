import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { watchAbsence } from './absence.ts';

describe('watchAbsence', () => {
  it('[SES-02][GAT-07] tells once when the page is seen again after more than a minute', () => {
    const isBack = watchAbsence(false, 0);
    const told = [
      isBack(false, 0),
      isBack(true, 1000),
      isBack(false, 61_000),
      isBack(true, 70_000),
      isBack(false, 130_001),
      isBack(false, 900_000),
      isBack(true, 900_001),
      isBack(true, 999_999),
    ];
    assert.deepEqual(told, [false, false, false, false, true, false, false, false]);
  });

  it('[SES-02] tells of a page that was opened behind others and is first seen much later', () => {
    const isBack = watchAbsence(true, 1000);
    assert.deepEqual(
      [isBack(false, 61_001), isBack(true, 70_000), isBack(false, 71_000)],
      [true, false, false],
    );
  });
});
