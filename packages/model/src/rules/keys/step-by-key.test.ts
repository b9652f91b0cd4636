import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stepByKey } from './step-by-key.ts';

describe('stepByKey', () => {
  const cases = [
    ['down', 'ArrowDown', 'a', 'b'],
    ['down', 'ArrowUp', 'b', 'a'],
    ['down', 'ArrowRight', 'b', undefined],
    ['down', 'ArrowLeft', 'b', undefined],
    ['right', 'ArrowRight', 'a', 'b'],
    ['right', 'ArrowLeft', 'b', 'a'],
    ['right', 'ArrowDown', 'b', undefined],
    ['right', 'ArrowUp', 'b', undefined],
    ['left', 'ArrowLeft', 'a', 'b'],
    ['left', 'ArrowRight', 'b', 'a'],
    ['down', 'ArrowDown', 'c', undefined],
    ['down', 'ArrowUp', 'a', undefined],
    ['left', 'ArrowLeft', 'c', undefined],
    ['left', 'ArrowRight', 'a', undefined],
    ['down', 'Home', 'c', 'a'],
    ['right', 'Home', 'a', 'a'],
    ['left', 'End', 'a', 'c'],
    ['down', 'End', 'c', 'c'],
    ['down', 'Enter', 'b', undefined],
    ['down', 'ArrowDown', 'gone', 'a'],
    ['down', 'ArrowUp', 'gone', undefined],
    ['down', 'End', 'gone', 'c'],
  ] as const;
  for (const [direction, key, from, expected] of cases) {
    it(`[NAV-01][NTF-08][WSP-01] leads ${direction} by ${key} from ${from} to ${expected ?? 'none'}`, () =>
      assert.equal(stepByKey(key, from, ['a', 'b', 'c'], { direction }), expected));
  }

  const around = [
    ['down', 'ArrowDown', 'c', 'a'],
    ['down', 'ArrowUp', 'a', 'c'],
    ['down', 'ArrowDown', 'a', 'b'],
    ['right', 'ArrowRight', 'c', 'a'],
    ['left', 'ArrowLeft', 'c', 'a'],
    ['left', 'ArrowRight', 'a', 'c'],
    ['left', 'Home', 'b', 'a'],
    ['left', 'End', 'b', 'c'],
    ['left', 'ArrowDown', 'c', undefined],
  ] as const;
  for (const [direction, key, from, expected] of around) {
    it(`[NAV-02][RTE-02] leads ${direction} and around the ends by ${key} from ${from} to ${expected ?? 'none'}`, () =>
      assert.equal(stepByKey(key, from, ['a', 'b', 'c'], { direction, wraps: true }), expected));
  }

  for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) {
    it(`[NAV-02][RTE-02] leads nowhere by ${key} where there are no stops`, () =>
      assert.equal(stepByKey(key, 'a', [], { direction: 'down', wraps: true }), undefined));
  }
});
