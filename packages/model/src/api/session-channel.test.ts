import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openSessionChannel } from './session-channel.ts';

describe('openSessionChannel', () => {
  it('[SES-02] hears what the other tabs say of the session', { timeout: 5000 }, async () => {
    const heard: unknown[] = [];
    const end = Promise.withResolvers<unknown>();
    const there = openSessionChannel({
      onSignedOut: () => end.resolve(heard.push('signed out')),
      onSession: (sessionId) => heard.push(sessionId),
    });
    const here = openSessionChannel({ onSignedOut: () => heard.push('of itself') });
    const another = new BroadcastChannel('fp-session');
    for (const said of [null, {}, 'unknown', { sessionId: 7 }]) another.postMessage(said);
    here.announceSession('s-2');
    here.announceSession(null);
    here.announceSignOut();
    await end.promise;
    for (const channel of [there, here, another]) channel.close();
    assert.deepEqual(heard, [null, 's-2', null, 'signed out']);
  });

  it('[SES-02] is on its own, and says so, where the browser refuses a channel', (test) => {
    const { BroadcastChannel: own } = globalThis;
    test.after(() => Object.assign(globalThis, { BroadcastChannel: own }));
    const warnings = test.mock.method(console, 'warn', () => undefined).mock;
    const refused = function () {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.assign(globalThis, { BroadcastChannel: refused });
    const channel = openSessionChannel({ onSignedOut: () => undefined });
    channel.announceSignOut();
    channel.announceSession('s1');
    channel.close();
    assert.equal(warnings.callCount(), 1);
    assert.match(String(warnings.calls[0]?.arguments[0]), /Other tabs .*The operation is insecure/);
  });
});
