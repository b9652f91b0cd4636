import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cookieNames } from '../constants/index.ts';
import { dueSignOutSchema, signOutStep, type DueSignOut } from './due-sign-out.ts';
import { readStored } from './read-stored.ts';
import { storageKeys } from './storage-keys.ts';

const due: DueSignOut = { sessionId: 's-1' };
const rows: [title: string, due: DueSignOut | null, sessionId: string | null, expected: string][] = [
  ['is forgotten once the session has ended', due, null, 'forget'],
  ['is forgotten once somebody has signed in again', due, 's-2', 'forget'],
  ['is none where none is remembered', null, 's-1', 'forget'],
  ['is none of a visitor', null, null, 'forget'],
  ['is tried once more where the session goes on', due, 's-1', 'repeat'],
  ['is said to have failed where it goes on after that', { ...due, isRepeated: true }, 's-1', 'say'],
];

describe('a sign-out that may not have reached the server', () => {
  for (const [title, remembered, sessionId, expected] of rows)
    it(`[SES-02] ${title}`, () => assert.equal(signOutStep(remembered, sessionId), expected));

  it('[CKC-01] is kept in a cookie that the site cannot work without', () =>
    assert.ok(cookieNames.necessary.includes(storageKeys.signOut)));

  for (const text of ['{}', '{"sessionId":null}', '"s-1"'])
    it(`[RTE-25] is none where the cookie reads ${text}`, () =>
      assert.equal(readStored(dueSignOutSchema, text), null));
});
