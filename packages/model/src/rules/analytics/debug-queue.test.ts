import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import type { AnalyticsCall } from '../../entities/index.ts';
import { market } from '../../testing/fixtures.ts';
import { analyticsCall } from './analytics-call.ts';
import { noted, type DebugQueue } from './debug-queue.ts';
import { visitor } from '../session/session.ts';

const page = { pageName: '', siteSection: '', hierarchy: '', tool: '', toolDescriptor: '' };

function call(name: string): AnalyticsCall {
  const where = { market: market(), session: visitor, locale: 'en-ca', width: 1, page };
  const made = analyticsCall({ kind: 'error', source: 'x', reason: '' }, where);
  assert.ok(made);
  return { ...made, name };
}

describe('the debug queue', () => {
  it('[ANA-02] keeps ten entries of each name, the newest first', () => {
    const pages = Array.from({ length: 13 }, () => call('page-view'));
    const clicks = Array.from({ length: 3 }, () => call('link-click'));
    const queue = [...pages, ...clicks].reduce<DebugQueue>((all, one) => noted(all, one, 'sent'), {});
    assert.deepEqual(
      queue['page-view']?.map((entry) => entry.call),
      pages.slice(3).reverse(),
    );
    assert.equal(queue['link-click']?.length, 3);
  });

  it('[ANA-02] tells what has become of a call without noting it twice', () => {
    const [one, other] = [call('error'), call('error')];
    const before = noted(noted({}, other, 'failed'), one, 'waiting');
    const noticed = { call: other, state: 'failed' };
    assert.deepEqual(noted(before, one, 'sent'), { error: [{ call: one, state: 'sent' }, noticed] });
    assert.deepEqual(before, { error: [{ call: one, state: 'waiting' }, noticed] });
  });
});
