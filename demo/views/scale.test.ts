import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scaleFor } from './common/scale.ts';

describe('the scale of the cost chart', () => {
  for (const [highest, values] of [
    [0.159, [0, 0.05, 0.1, 0.15, 0.2]],
    [0.2, [0, 0.05, 0.1, 0.15, 0.2]],
    [0.257, [0, 0.1, 0.2, 0.3]],
    [0.096, [0, 0.02, 0.04, 0.06, 0.08, 0.1]],
    [7, [0, 2, 4, 6, 8]],
  ] as const) {
    it(`[VIEW-02] goes in round steps up to ${highest}`, () => {
      assert.deepEqual(
        scaleFor(highest).map((value) => Number(value.toFixed(6))),
        values,
      );
    });
  }
});
