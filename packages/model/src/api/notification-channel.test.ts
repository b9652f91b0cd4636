import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { announceNotifications, hearNotifications } from './notification-channel.ts';

describe('what tabs tell each other of notifications', () => {
  it('[NTF-07] is heard by the others, and not by the one that says it', async () => {
    const other = new BroadcastChannel('fp-notifications');
    const third = new BroadcastChannel('fp-notifications');
    const end = new AbortController();
    const heardThere = Promise.withResolvers<unknown>();
    const heardByAll = Promise.withResolvers<unknown>();
    let times = 0;
    other.onmessage = heardThere.resolve;
    third.onmessage = ({ data }: { data: unknown }) => data === 'last' && heardByAll.resolve(data);
    hearNotifications(() => (times += 1), end.signal);
    announceNotifications();
    await heardThere.promise;
    for (const page of ['another page', 'last']) other.postMessage(page);
    await heardByAll.promise;
    await turn();
    await turn();
    assert.equal(times, 2);
    end.abort();
    other.close();
    third.close();
  });
});
