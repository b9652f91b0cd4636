import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { person } from '../testing/fixtures.ts';
import type { Session, TransactionPreview } from '../entities/index.ts';
import { readStored } from './read-stored.ts';
import { visitor } from '../rules/session/session.ts';
import {
  leftPreviewSchema,
  storedPreviewSchema,
  transactionStep,
  type LeftPreview,
  type StoredPreview,
  type TransactionEffect,
  type TransactionFacts,
  type TransactionState,
} from './transaction-flow.ts';

const transaction: TransactionPreview = {
  transactionId: 't-1',
  sessionId: 's-9',
  permissions: ['A', 'B'],
  marketId: 'us',
  path: '/vehicles/',
  error: '',
};
const other = { ...transaction, transactionId: 't-2', path: '/en-us/orders/?a=1' };
const stored = (phase: StoredPreview['phase'], more: Partial<StoredPreview> = {}): StoredPreview => ({
  phase,
  userId: 'u-1',
  transaction,
  ...more,
});
const carrying = (carried: TransactionPreview | null) => person({}, { transaction: carried });
const left: LeftPreview = { sessionId: 's-1', transactionId: 't-1' };
const unmark: TransactionEffect = { kind: 'unmarkLeft' };
const href = '/?transactionId=t-1&path=%2Fvehicles%2F&sessionId=s-9&permissions=A%2CB&marketId=us';

describe('transactionStep', () => {
  const usual = { session: person(), stored: null, left: null, requestedId: '', locale: 'en-us' };
  type Row = [
    title: string,
    facts: Partial<TransactionFacts> & { before?: TransactionState },
    state: TransactionState,
    ...effects: TransactionEffect[],
  ];
  const running: TransactionState = { kind: 'running', transactionId: 't-1' };
  const none: TransactionState = { kind: 'none' };
  const store = (preview: StoredPreview): TransactionEffect => ({ kind: 'store', preview });
  const go = (path: string): TransactionEffect => ({ kind: 'go', path });
  const rows: Row[] = [
    ['[TXP-01] is nothing without a transaction', {}, none],
    ['[TXP-01] is nothing for a visitor', { session: visitor, stored: stored('running') }, none],
    [
      '[TXP-01] asks the server to begin again',
      { stored: stored('running') },
      { kind: 'restoring' },
      store(stored('restoring')),
      { kind: 'leave', href },
    ],
    [
      '[TXP-01] asks once, and says that it failed',
      { stored: stored('restoring') },
      { kind: 'failed', text: '' },
    ],
    [
      '[TXP-01] forgets another person’s',
      { stored: stored('running', { userId: 'u-9' }) },
      none,
      { kind: 'forget' },
    ],
    [
      '[TXP-02] stores it and goes to its path',
      { session: carrying(transaction) },
      running,
      store(stored('running')),
      unmark,
      go('/en-us/vehicles/'),
    ],
    [
      '[TXP-02] stays on the page where it runs already',
      { session: carrying(transaction), stored: stored('running') },
      running,
    ],
    [
      '[TXP-02] stays on the page where it runs in a browser that keeps nothing',
      { session: carrying(transaction), before: running },
      running,
    ],
    [
      '[TXP-02] begins where another ran',
      { session: carrying(transaction), before: { kind: 'running', transactionId: 't-2' } },
      running,
      store(stored('running')),
      unmark,
      go('/en-us/vehicles/'),
    ],
    [
      '[TXP-02] begins where it ran for another person',
      { session: carrying(transaction), stored: stored('running', { userId: 'u-9' }) },
      running,
      store(stored('running')),
      unmark,
      go('/en-us/vehicles/'),
    ],
    [
      '[TXP-02] goes on after the server began again',
      { session: carrying(transaction), stored: stored('restoring') },
      running,
      store(stored('running')),
      unmark,
      go('/en-us/vehicles/'),
    ],
    [
      '[TXP-02] changes to another',
      { session: carrying(other), stored: stored('running') },
      { kind: 'running', transactionId: 't-2' },
      store(stored('running', { transaction: other })),
      unmark,
      go('/en-us/orders/?a=1'),
    ],
    [
      '[TXP-02] begins anew where the address asks for it',
      { session: carrying(transaction), stored: stored('running'), requestedId: 't-1' },
      running,
      store(stored('running')),
      unmark,
      go('/en-us/vehicles/'),
    ],
    [
      '[TXP-02][RTE-25] does not follow a path to elsewhere',
      { session: carrying({ ...transaction, path: '//evil.example/' }) },
      running,
      store(stored('running', { transaction: { ...transaction, path: '//evil.example/' } })),
      unmark,
    ],
    [
      '[TXP-02][RTE-25] does not follow a path that would sign the person out',
      { session: carrying({ ...transaction, path: '/en-us/logout?all' }) },
      running,
      store(stored('running', { transaction: { ...transaction, path: '/en-us/logout?all' } })),
      unmark,
    ],
    [
      '[TXP-02] says what is wrong with it, and forgets it',
      { session: carrying({ ...transaction, error: 'No such market' }), stored: stored('running') },
      { kind: 'failed', text: 'No such market' },
      { kind: 'forget' },
    ],
    [
      '[TXP-03] stays left although the server carries it',
      { session: carrying(transaction), left },
      none,
      { kind: 'forget' },
    ],
    [
      '[TXP-03] is left in a tab, too, where it runs still',
      { session: carrying(transaction), left, stored: stored('running') },
      none,
      { kind: 'forget' },
    ],
    [
      '[TXP-02] begins anew after another login',
      { session: carrying(transaction), left: { ...left, sessionId: 's-0' } },
      running,
      store(stored('running')),
      unmark,
      go('/en-us/vehicles/'),
    ],
    [
      '[TXP-02] begins where another was left',
      { session: carrying(other), left },
      { kind: 'running', transactionId: 't-2' },
      store(stored('running', { transaction: other })),
      unmark,
      go('/en-us/orders/?a=1'),
    ],
    [
      '[TXP-02] is none where it has no name',
      { session: carrying({ ...transaction, transactionId: '' }) },
      none,
    ],
    [
      '[TXP-02] says what is wrong with one that has no name',
      { session: carrying({ ...transaction, transactionId: '', error: 'No such market' }) },
      { kind: 'failed', text: 'No such market' },
      { kind: 'forget' },
    ],
    [
      '[TXP-03] begins again where its link is opened again',
      { session: carrying(transaction), left, requestedId: 't-1' },
      running,
      store(stored('running')),
      unmark,
      go('/en-us/vehicles/'),
    ],
  ];
  for (const [title, { before = none, ...facts }, state, ...effects] of rows) {
    it(title, () => {
      assert.deepEqual(transactionStep(before, { kind: 'facts' }, { ...usual, ...facts }), {
        state,
        effects,
      });
    });
  }

  const exit = (session: Session) => transactionStep(running, { kind: 'exit' }, { ...usual, session });

  it('[TXP-03] reloads where it is left, and remembers that it was', () =>
    assert.deepEqual(exit(carrying(transaction)), {
      state: none,
      effects: [{ kind: 'forget' }, { kind: 'markLeft', left }, { kind: 'reload' }],
    }));

  const leftElsewhere = (facts: Partial<TransactionFacts>) =>
    transactionStep(
      running,
      { kind: 'leftElsewhere' },
      { ...usual, session: carrying(transaction), ...facts },
    );

  it('[TXP-03] ends where it was left in another tab', () =>
    assert.deepEqual(leftElsewhere({ left }), { state: none, effects: [{ kind: 'forget' }] }));

  it('[TXP-03] ends so on a page whose address asks for it, which then asks no more', () =>
    assert.deepEqual(leftElsewhere({ left, requestedId: 't-1' }), {
      state: none,
      effects: [{ kind: 'forget' }, { kind: 'dropRequest' }],
    }));

  it('[TXP-03] goes on where another one was left, or none', () => {
    for (const other of [null, { ...left, transactionId: 't-2' }, { ...left, sessionId: 's-0' }])
      assert.deepEqual(leftElsewhere({ left: other }), { state: running, effects: [] });
  });

  it('[TXP-03] forgets one that the server never had', () =>
    assert.deepEqual(exit(person()), { state: none, effects: [{ kind: 'forget' }, { kind: 'reload' }] }));
});

describe('a stored preview', () => {
  for (const text of ['{}', '{"phase":"running","userId":"","transaction":{"transactionId":"t"}}', '[]'])
    it(`[TXP-01][RTE-25] is none where it reads ${text}`, () =>
      assert.equal(readStored(storedPreviewSchema, text), null));

  for (const text of ['{}', '{"sessionId":"","transactionId":"t"}', '"t-1"'])
    it(`[TXP-03][RTE-25] was not left where it reads ${text}`, () =>
      assert.equal(readStored(leftPreviewSchema, text), null));
});
