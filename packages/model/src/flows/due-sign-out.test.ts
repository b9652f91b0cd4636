import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cookieNames } from '../constants/index.ts';
import { dueSignOutSchema, signOutStep, type DueSignOut } from './due-sign-out.ts';
import { readStored } from './read-stored.ts';
import { storageKeys } from './storage-keys.ts';

const due: DueSignOut = { sessionId: 's-1' };
const repeated: DueSignOut = { ...due, isRepeated: true };
const rows: [
  title: string,
  due: DueSignOut | null,
  sessionId: string | null,
  last: DueSignOut | null,
  expected: string,
][] = [
  ['is forgotten once the session has ended', due, null, repeated, 'forget'],
  ['is forgotten once somebody has signed in again', due, 's-2', repeated, 'forget'],
  ['is none where none is remembered', null, 's-1', repeated, 'forget'],
  ['is none of a visitor', null, null, null, 'forget'],
  ['is tried once more where the session goes on', due, 's-1', null, 'repeat'],
  [
    'is tried once more where this tab has repeated another',
    due,
    's-1',
    { ...repeated, sessionId: 's-0' },
    'repeat',
  ],
  ['is tried once more where nothing says that it was repeated', due, 's-1', due, 'repeat'],
  ['is said to have failed where it goes on after that', due, 's-1', repeated, 'say'],
];

describe('a sign-out that may not have reached the server', () => {
  for (const [title, remembered, sessionId, last, expected] of rows)
    it(`[SES-02] ${title}`, () => assert.equal(signOutStep(remembered, sessionId, last), expected));

  it('[CKC-01] is kept in a cookie that the site cannot work without', () =>
    assert.ok(cookieNames.necessary.includes(storageKeys.signOut)));

  for (const text of ['{}', '{"sessionId":null}', '"s-1"'])
    it(`[RTE-25] is none where the cookie reads ${text}`, () =>
      assert.equal(readStored(dueSignOutSchema, text), null));
});
