import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openSessionChannel } from './session-channel.ts';

describe('openSessionChannel', () => {
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
