import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it, mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { getMarket } from './get-market.ts';

const answer = {
  id: 'ca',
  title: '',
  tld: '.ca',
  allowedLocales: ['en-ca'],
  navBar: { items: [{ type: 'nobody knows' }] },
  footer: {},
};

describe('getMarket', () => {
  it('[API-09] gives the market although nobody can be told what is wrong with its navigation', async () => {
    const isTold = new EventTarget();
    const told = once(isTold, 'told');
    const warn = mock.method(console, 'warn', () => {
      isTold.dispatchEvent(new Event('told'));
      throw new Error('no console');
    });
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', note);
    try {
      const market = await getMarket('', 'ca', { fetch: () => Promise.resolve(Response.json(answer)) });
      assert.equal(market.id, 'ca');
      await told;
      await setImmediate();
      await setImmediate();
      assert.deepEqual(unhandled, []);
    } finally {
      process.off('unhandledRejection', note);
      warn.mock.restore();
    }
  });
});
