import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cookieNames } from '../constants/index.ts';
import { leaveUnasked, unaskedLeaveSchema, type UnaskedLeave } from './unasked-leave.ts';
import { readStored } from './read-stored.ts';
import { storageKeys } from './storage-keys.ts';

const href = '/login?redirect=%2F';
const begun = 1_000_000;
const cases: [title: string, last: UnaskedLeave | null, now: number, expected: UnaskedLeave | null][] = [
  ['for the first time', null, begun, { href, begun, times: 1 }],
  ['again', { href, begun, times: 1 }, begun + 100, { href, begun, times: 2 }],
  ['a third time', { href, begun, times: 2 }, begun + 100, { href, begun, times: 3 }],
  ['a fourth time', { href, begun, times: 3 }, begun + 29_999, null],
  ['much later', { href, begun, times: 3 }, begun + 30_000, { href, begun: begun + 30_000, times: 1 }],
  [
    'after the clock was set back',
    { href, begun, times: 3 },
    begun - 1,
    { href, begun: begun - 1, times: 1 },
  ],
  ['elsewhere', { href: '/mfa', begun, times: 3 }, begun + 1, { href, begun: begun + 1, times: 1 }],
];

describe('leaving unasked', () => {
  for (const [title, last, now, expected] of cases) {
    it(`[GAT-05][BAN-03] ${expected ? 'goes on' : 'stops'} ${title}`, () =>
      assert.deepEqual(leaveUnasked(last, href, now), expected));
  }

  it('[CKC-01] is kept in a cookie that the site cannot work without', () =>
    assert.ok(cookieNames.necessary.includes(storageKeys.unaskedLeave)));

  for (const text of ['{}', '{"href":1,"begun":0,"times":0}', '{"href":"/","begun":"0","times":3}', '"/"']) {
    it(`[RTE-25] has happened never where the storage reads ${text}`, () =>
      assert.equal(readStored(unaskedLeaveSchema, text), null));
  }
});
