import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { readStored } from './read-stored.ts';

describe('readStored', () => {
  const stored = (length: number) => JSON.stringify('x'.repeat(length - 2));
  const cases: [what: string, text: string | null, isRead: boolean][] = [
    ['as long as it may be', stored(20_000), true],
    ['longer than that', stored(20_001), false],
    ['no JSON', '{', false],
    ['something else', '7', false],
    ['nothing', null, false],
  ];
  for (const [what, text, isRead] of cases) {
    it(`[RTE-25] ${isRead ? 'reads' : 'does not read'} what is ${what}`, () =>
      assert.equal(readStored(v.string(), text) !== null, isRead));
  }
});
