import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { person } from '../testing/fixtures.ts';
import {
  isFreshLogin,
  isOwn,
  lastAuthOf,
  lastAuthSchema,
  ownerSchema,
  type LastAuth,
} from './fresh-login.ts';
import type { Session } from '../entities/index.ts';
import { readStored } from './read-stored.ts';
import { visitor } from '../rules/session/session.ts';

const child: Session = { ...person({ userId: 'u-2' }), IS_CHILD_SESSION: true };
const out: LastAuth = { isSignedIn: false, userId: '' };
const own: LastAuth = { isSignedIn: true, userId: 'u-1' };

describe('isFreshLogin', () => {
  const cases: [what: string, previous: LastAuth | null, session: Session, expected: boolean][] = [
    ['a visitor who was one', out, visitor, false],
    ['a person who has signed in', out, person(), true],
    ['a person who still is signed in', own, person(), false],
    ['another person than before', { isSignedIn: true, userId: 'u-9' }, person(), true],
    ['a person of whom nothing is remembered', null, person(), true],
    ['a person who has signed out', own, visitor, false],
    ['a session that has to be stepped up', out, { ...person(), SESSIONID: null }, false],
    ['a child session', own, child, false],
  ];
  for (const [what, previous, session, expected] of cases) {
    it(`[SES-03] is ${expected} for ${what}`, () => assert.equal(isFreshLogin(previous, session), expected));
  }

  it('[SES-03] is false when a child session has ended: it leaves no record', () => {
    assert.equal(lastAuthOf(child), null);
    assert.equal(isFreshLogin(own, person()), false);
  });
});

describe('what the flows store', () => {
  const cases: [text: string | null, expected: LastAuth | null][] = [
    ['{"isSignedIn":true,"userId":"u-1"}', own],
    ['{"isSignedIn":true,"userId":"u-1","more":1}', own],
    ['{"isSignedIn":"yes","userId":"u-1"}', null],
    ['{"isSignedIn":true}', null],
    ['{"__proto__":{"isSignedIn":true,"userId":"u-1"}}', null],
    ['[true,"u-1"]', null],
    ['null', null],
    ['{"isSigned', null],
    ['', null],
    [null, null],
    [`{"isSignedIn":true,"userId":"${'x'.repeat(20_000)}"}`, null],
  ];
  for (const [text, expected] of cases) {
    it(`[SES-03][RTE-25] is read as anybody’s work: ${text?.slice(0, 60)}`, () =>
      assert.deepEqual(readStored(lastAuthSchema, text), expected));
  }

  it('[CON-01] is about one person, and nobody else', () => {
    const owner = readStored(ownerSchema, '{"userId":"u-1"}');
    assert.deepEqual([isOwn(owner, 'u-1'), isOwn(owner, 'u-2'), isOwn(owner, '')], [true, false, false]);
    assert.equal(isOwn(null, 'u-1'), false);
    assert.equal(readStored(ownerSchema, '{"userId":""}'), null);
  });
});
