import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { dueSignOutSchema } from './due-sign-out.ts';
import { lastAuthSchema, ownerSchema } from './fresh-login.ts';
import { pageRefreshSchema } from './page-refresh.ts';
import { readStored } from './read-stored.ts';
import { leftPreviewSchema, storedPreviewSchema } from './transaction-flow.ts';
import { unaskedLeaveSchema } from './unasked-leave.ts';

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

  const transaction = {
    transactionId: 't',
    sessionId: 's',
    permissions: ['P'],
    marketId: 'ca',
    path: '/a/',
    error: '',
  };
  const whole = [
    ['a sign-out', dueSignOutSchema, { sessionId: 's', at: 1, isRepeated: true }],
    ['who was signed in', lastAuthSchema, { isSignedIn: true, userId: 'u' }],
    ['whose a value is', ownerSchema, { userId: 'u' }],
    ['the pages to reload', pageRefreshSchema, { begun: 1, pages: { '/a/': true } }],
    ['a preview', storedPreviewSchema, { phase: 'running', userId: 'u', transaction }],
    ['a preview on its way', storedPreviewSchema, { phase: 'restoring', userId: 'u', transaction }],
    ['a preview that was left', leftPreviewSchema, { sessionId: 's', transactionId: 't' }],
    ['an unasked leave', unaskedLeaveSchema, { href: '/login', begun: 1, times: 2 }],
  ] as const;
  for (const [what, schema, value] of whole) {
    it(`[RTE-25] reads ${what} as it was stored`, () =>
      assert.deepEqual(readStored<unknown>(schema, JSON.stringify(value)), value));
  }
});
