import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { breakpoints } from './layout.ts';
import { timeouts } from './timeouts.ts';
import { timers } from './timers.ts';

describe('constants', () => {
  it('[LAY-01] holds the breakpoints', () => {
    assert.deepEqual(Object.values(breakpoints), [320, 600, 1024, 1440, 1920]);
  });

  it('[SES-01] waits for the environment every 50 ms and for 10 s', () => {
    assert.deepEqual([timers.environmentPoll, timers.environmentLimit], [50, 10_000]);
  });

  it('[SES-06] resets the page-refresh map after 300000 ms', () =>
    assert.equal(timers.pageRefreshReset, 300_000));

  const limits = [
    ['[API-01]', 'navigation', 120_000],
    ['[API-02]', 'primaryUsers', 30_000],
    ['[API-03]', 'productsTranslations', 10_000],
    ['[API-04]', 'notifications', 120_000],
    ['[API-07]', 'userInfoRefresh', 100_000],
    ['[API-07]', 'groupMemberships', 120_000],
    ['[API-08]', 'account', 120_000],
  ] as const;
  for (const [id, name, limit] of limits) {
    it(`${id} gives ${name} ${limit} ms`, () => assert.equal(timeouts[name], limit));
  }
});
