import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { readReference } from './read-reference.ts';

describe('readReference', () => {
  const long = 'x'.repeat(64);
  const cases = [
    ['id=3f25-A_b.c:7', '3f25-A_b.c:7'],
    [`id=${long}`, long],
    [`id=${long}x`, ''],
    ['id=Call+0800', ''],
    ['id=7+Main+Street', ''],
    ['id=%3Cb%3E', ''],
    ['id=a%0A', ''],
    ['id=', ''],
    ['', ''],
  ] as const;
  for (const [query, id] of cases) {
    it(`[RTE-25] reads "${id.slice(0, 12)}" from ?${query.slice(0, 20)}`, () =>
      assert.equal(readReference(new URLSearchParams(query)), id));
  }
});
