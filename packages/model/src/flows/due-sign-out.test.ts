import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cookieNames } from '../constants/index.ts';
import { dueSignOutSchema, signOutStep, type DueSignOut } from './due-sign-out.ts';
import { readStored } from './read-stored.ts';
import { storageKeys } from './storage-keys.ts';

const due: DueSignOut = { sessionId: 's-1', at: 2 };
const repeated: DueSignOut = { ...due, isRepeated: true };
const rows: [
  title: string,
  due: DueSignOut | null,
  sessionId: string | null,
  inThisTab: DueSignOut | null,
  expected: string,
][] = [
  ['is forgotten once the session has ended', due, null, due, 'forget'],
  ['is forgotten once somebody has signed in again', due, 's-2', due, 'forget'],
  ['is none where none is remembered', null, 's-1', due, 'forget'],
  ['is none of a visitor', null, null, null, 'forget'],
  ['is tried once more where the session goes on', due, 's-1', null, 'repeat'],
  ['is tried once more after an earlier one of that session', due, 's-1', { ...due, at: 1 }, 'repeat'],
  ['is said to have failed where this tab has tried it once more', due, 's-1', due, 'say'],
  ['is said to have failed where another tab has', repeated, 's-1', null, 'say'],
];

describe('a sign-out that may not have reached the server', () => {
  for (const [title, remembered, sessionId, inThisTab, expected] of rows)
    it(`[SES-02] ${title}`, () => assert.equal(signOutStep(remembered, sessionId, inThisTab), expected));

  it('[CKC-01] is kept in a cookie that the site cannot work without', () =>
    assert.ok(cookieNames.necessary.includes(storageKeys.signOut)));

  for (const text of ['{}', '{"sessionId":null,"at":1}', '{"sessionId":"s-1"}', '"s-1"'])
    it(`[RTE-25] is none where the cookie reads ${text}`, () =>
      assert.equal(readStored(dueSignOutSchema, text), null));
});
