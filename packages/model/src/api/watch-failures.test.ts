import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import type { CallOptions } from './call.ts';
import { request } from './http.ts';
import { watchFailures } from './watch-failures.ts';

const ask = (options: CallOptions = {}) =>
  request('http://127.0.0.1/session', {
    call: 'getSession',
    timeout: 1000,
    credentials: 'include',
    fetch: () => Promise.resolve(new Response(null, { status: 401 })),
    ...options,
  });

describe('watchFailures', () => {
  it('[API-09] hears of a call that failed, and of none after its end', async () => {
    const heard: [string, boolean, boolean][] = [];
    const before = performance.now();
    const stop = watchFailures(({ failure, hasCredentials, sentAt }) =>
      heard.push([failure.message, hasCredentials, sentAt >= before]),
    );
    await assert.rejects(ask());
    stop();
    await assert.rejects(ask());
    assert.deepEqual(heard, [['getSession: status 401', true, true]]);
  });

  it('[API-09] does not hear of a call that its caller gave up', async () => {
    const heard: string[] = [];
    const stop = watchFailures(({ failure }) => heard.push(failure.kind));
    const fetch = () => Promise.reject(new Error('given up on purpose'));
    await assert.rejects(ask({ signal: AbortSignal.abort(), fetch }), { kind: 'aborted' });
    stop();
    assert.deepEqual(heard, []);
  });

  it('[API-09] a watcher that fails takes neither the failure nor the other watchers with it', async () => {
    const said = mock.method(console, 'error', () => undefined);
    const heard: string[] = [];
    const stops = [
      watchFailures(() => {
        throw new Error('broken on purpose');
      }),
      watchFailures(({ failure }) => heard.push(failure.kind)),
    ];
    await assert.rejects(ask(), /getSession: status 401/);
    for (const stop of stops) stop();
    said.mock.restore();
    assert.deepEqual(heard, ['status']);
    assert.equal(said.mock.callCount(), 1);
  });
});
