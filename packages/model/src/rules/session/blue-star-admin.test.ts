import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { isBlueStarAdmin } from './blue-star-admin.ts';

describe('isBlueStarAdmin', () => {
  const one = (userId: string, primary: boolean) => ({ userId, primary });
  const cases = [
    ['where the list is empty', [], 'u-1', false],
    ['where the list marks the person as primary', [one('u-1', true)], 'u-1', true],
    ['where the list names the person as one of the others', [one('u-1', false)], 'u-1', false],
    ['where somebody else is primary', [one('u-2', true), one('u-1', false)], 'u-1', false],
    ['where the person is marked in one of two records', [one('u-1', false), one('u-1', true)], 'u-1', true],
    ['for somebody without an id', [one('', true)], '', false],
  ] as const;
  for (const [when, users, userId, expected] of cases) {
    it(`[GAT-12] is ${expected} ${when}`, () => {
      assert.equal(isBlueStarAdmin(users, userId), expected);
    });
  }
});
