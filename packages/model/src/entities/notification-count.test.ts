import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { notificationCountSchema } from './notification-count.ts';
import { parse } from './parse.ts';

describe('notificationCountSchema', () => {
  it('[ENT-17] counts none too', () =>
    assert.deepEqual(parse('count', notificationCountSchema, { count: 0 }), { count: 0 }));

  for (const count of [-1, 1.5])
    it(`[ENT-17] refuses ${count}`, () =>
      assert.throws(() => parse('count', notificationCountSchema, { count }), /count at count: expected/));
});
