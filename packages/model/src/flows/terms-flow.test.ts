import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { person } from '../testing/fixtures.ts';
import type { TermsLatest } from '../entities/index.ts';
import { visitor } from '../rules/session/session.ts';
import {
  signsTerms,
  termsStep,
  type TermsEffect,
  type TermsEvent,
  type TermsFacts,
  type TermsState,
} from './terms-flow.ts';

const due: TermsFacts = { userId: 'u-1', signsTerms: true, isRoleDue: false };
const roleDue: TermsFacts = { ...due, isRoleDue: true };
const noSigner: TermsFacts = { ...due, signsTerms: false };
const gone: TermsFacts = { ...due, userId: '' };

const terms: TermsLatest = {
  hasSigned: false,
  legalLanguage: 'en',
  llid: 'l-1',
  effectiveStartDate: '2026-01-01',
};
const signed = { ...terms, hasSigned: true };
const newer = { ...terms, llid: 'l-2' };

const idle: TermsState = { kind: 'idle' };
const checking: TermsState = { kind: 'checking' };
const asking = (more: { isFirst?: boolean | null; isAcknowledged?: boolean; hasFailed?: boolean } = {}) =>
  ({
    kind: 'asking',
    terms,
    isFirst: false,
    isAcknowledged: false,
    hasFailed: false,
    ...more,
  }) satisfies TermsState;
const agreeing = (isFirst: boolean | null) => ({ kind: 'agreeing', terms, isFirst }) satisfies TermsState;
const flipping: TermsState = { kind: 'flipping' };
const refreshing: TermsState = { kind: 'refreshing' };
const stuck: TermsState = { kind: 'stuck' };
const settled: TermsState = { kind: 'settled' };

const facts: TermsEvent = { kind: 'facts' };
const checked = (latest: TermsLatest, isFirst = false): TermsEvent => ({
  kind: 'checked',
  terms: latest,
  isFirst,
});
const accept: TermsEvent = { kind: 'accept' };
const known = (isFirst: boolean): TermsEvent => ({ kind: 'earlierKnown', isFirst });
const failed: TermsEvent = { kind: 'failed' };

const check: TermsEffect = { kind: 'check' };
const stop: TermsEffect = { kind: 'stop' };
const flip: TermsEffect = { kind: 'flip' };
const refresh: TermsEffect = { kind: 'refresh' };
const earlier: TermsEffect = { kind: 'askEarlier' };
const remember: TermsEffect = { kind: 'rememberRole' };
const forget: TermsEffect = { kind: 'forgetRole' };
const tell: TermsEffect = { kind: 'tellPage' };
const agree: TermsEffect = {
  kind: 'agree',
  agreement: { llid: 'l-1', productFamilyId: null, legalLanguage: 'en' },
};
const home = (by: 'app' | 'document'): TermsEffect => ({ kind: 'goHome', by });

describe('termsStep', () => {
  type Row = [
    title: string,
    from: TermsState,
    event: TermsEvent,
    facts: TermsFacts,
    to: TermsState,
    ...effects: TermsEffect[],
  ];
  const first = asking({ isFirst: true });
  const read = asking({ isAcknowledged: true });
  const readFirst = asking({ isFirst: true, isAcknowledged: true });
  const again = asking({ isAcknowledged: true, hasFailed: true });
  const readUnknown = asking({ isFirst: null, isAcknowledged: true });
  const againFirst = asking({ isFirst: true, isAcknowledged: true, hasFailed: true });
  const rows: Row[] = [
    ['[TRM-01] checks for whoever signs', idle, facts, due, checking, check],
    ['[TRM-01] leaves everybody else alone', idle, facts, noSigner, idle],
    ['[TRM-01] leaves visitors alone', idle, facts, gone, idle],
    ['[TRM-01] checks once', checking, facts, due, checking],
    ['[TRM-01] goes on checking in a tab that was away', checking, { kind: 'lookAgain' }, due, checking],
    ['[TRM-01] stops checking for who signs no longer', checking, facts, noSigner, idle, stop],
    ['[TRM-01] asks where the latest are unsigned', checking, checked(terms), due, asking()],
    ['[TRM-01] is quiet where they are signed', checking, checked(signed), due, settled],
    ['[TRM-01] takes a failed check for signed', checking, { kind: 'checkFailed' }, due, settled],
    ['[TRM-02] cannot be accepted before the tick', asking(), accept, due, asking()],
    ['[TRM-02] notes the tick', asking(), { kind: 'acknowledge', isAcknowledged: true }, due, read],
    [
      '[TRM-02] notes that it was taken back',
      read,
      { kind: 'acknowledge', isAcknowledged: false },
      due,
      asking(),
    ],
    ['[TRM-02] cannot be closed', read, { kind: 'close' }, due, read],
    ['[TRM-03] posts the agreement', read, accept, due, agreeing(false), agree],
    [
      '[TRM-03] asks anew about earlier ones where nobody knew',
      readUnknown,
      accept,
      due,
      agreeing(null),
      earlier,
    ],
    ['[TRM-03] posts it once it knows of some', agreeing(null), known(false), due, agreeing(false), agree],
    [
      '[TRM-03] posts it once it knows of none, with the role in mind',
      agreeing(null),
      known(true),
      due,
      agreeing(true),
      remember,
      agree,
    ],
    ['[TRM-03] goes by what it knows', agreeing(true), known(false), due, agreeing(true)],
    ['[TRM-03] is done for who had signed before', agreeing(false), { kind: 'agreed' }, due, settled, tell],
    [
      '[TRM-03] keeps the role in mind the first time',
      readFirst,
      accept,
      due,
      agreeing(true),
      remember,
      agree,
    ],
    ['[TRM-03] flips the role the first time', agreeing(true), { kind: 'agreed' }, due, flipping, tell, flip],
    ['[TRM-03] refreshes after the role', flipping, { kind: 'flipped' }, due, refreshing, forget, refresh],
    ['[TRM-03] goes home when updated', refreshing, { kind: 'refreshed' }, due, settled, home('app')],
    ['[TRM-03] is asked for the role once', flipping, accept, due, flipping],
    [
      '[TRM-03] asks again where nobody could tell of earlier ones',
      agreeing(null),
      failed,
      due,
      asking({ isFirst: null, isAcknowledged: true, hasFailed: true }),
    ],
    ['[TRM-03] asks again where it was not saved', agreeing(false), failed, due, again],
    ['[TRM-03] is still the first time then', agreeing(true), failed, due, againFirst],
    ['[TRM-03] accepts at a second try', again, accept, due, agreeing(false), agree],
    ['[TRM-03] says that the role did not come', flipping, failed, due, stuck],
    ['[TRM-03] tries for the role again', stuck, { kind: 'retry' }, due, flipping, flip],
    ['[TRM-02] can be closed once accepted', stuck, { kind: 'close' }, due, settled],
    ['[TRM-03] loads all anew where nothing is updated', refreshing, failed, due, settled, home('document')],
    ['[TRM-03] goes on with the role after a reload', checking, checked(signed), roleDue, flipping, flip],
    ['[TRM-03] asks first where nothing was saved', checking, checked(terms, true), roleDue, first],
    ['[TRM-01] looks again in a tab that was away', read, { kind: 'lookAgain' }, due, read, check],
    [
      '[TRM-03] fetches the role where the answer to the agreement was lost',
      againFirst,
      checked(signed),
      roleDue,
      flipping,
      tell,
      flip,
    ],
    ['[TRM-03] stays while the role is due and nobody has accepted', again, checked(terms), roleDue, again],
    ['[TRM-01] goes where another tab has accepted', read, checked(signed), due, settled, tell, refresh],
    ['[TRM-01] stays where nobody has', read, checked(terms), due, read],
    ['[TRM-01] does not close when it cannot look', read, { kind: 'checkFailed' }, due, read],
    ['[TRM-02] asks anew for newer terms', read, checked(newer), due, { ...asking(), terms: newer }],
    ['[TRM-01] does not look while it saves', agreeing(true), { kind: 'lookAgain' }, due, agreeing(true)],
    ['[TRM-01] ignores a late look', agreeing(true), checked(signed), due, agreeing(true)],
    ['[TRM-01] ends with the session while it checks', checking, facts, gone, idle, stop],
    ['[TRM-01] ends with the session while it asks', read, facts, gone, idle, stop],
    ['[TRM-01] ends with the session while it saves', agreeing(true), facts, gone, idle, stop],
    ['[TRM-01] ends with the session at the role', flipping, facts, gone, idle, stop],
    ['[TRM-01] ends with the session at the refresh', refreshing, facts, gone, idle, stop],
    ['[TRM-01] ends with the session when stuck', stuck, facts, gone, idle, stop],
    ['[TRM-01] ends with the permission', read, facts, noSigner, idle, stop],
    ['[TRM-03] outlives a permission that the new role lacks', refreshing, facts, noSigner, refreshing],
    ['[TRM-03] ignores an answer after the end', idle, { kind: 'agreed' }, gone, idle],
    ['[TRM-03] ignores a failure after the end', settled, failed, due, settled],
    ['[TRM-03] does not accept twice', agreeing(true), accept, due, agreeing(true)],
  ];
  for (const [title, from, event, now, to, ...effects] of rows) {
    it(title, () => assert.deepEqual(termsStep(from, event, now), { state: to, effects }));
  }
});

describe('signsTerms', () => {
  const cases = [
    ['[TRM-01] a visitor', visitor, false],
    ['[TRM-01] somebody without a permission', person(), false],
    ['[TRM-01] CAN_SIGN_T_AND_C', person({ permissions: ['CAN_SIGN_T_AND_C'] }), true],
    ['[TRM-01] TERMS_AND_CONDITIONS_SIGN', person({ permissions: ['TERMS_AND_CONDITIONS_SIGN'] }), true],
    [
      '[TRM-01] somebody in another person’s account',
      { ...person({ permissions: ['CAN_SIGN_T_AND_C'] }), IS_CHILD_SESSION: true },
      false,
    ],
  ] as const;
  for (const [who, session, expected] of cases)
    it(`${who}: ${expected}`, () => assert.equal(signsTerms(session), expected));
});
