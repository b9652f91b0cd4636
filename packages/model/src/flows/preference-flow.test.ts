import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  preferenceStep,
  type PreferenceEffect,
  type PreferenceEvent,
  type PreferenceFacts,
  type PreferenceState,
} from './preference-flow.ts';
import { mayAskPreferenceOn } from './may-ask-preference.ts';

const due: PreferenceFacts = {
  userId: 'u-1',
  isFlagSet: true,
  isBlueStarAdmin: true,
  hasPrivacySettings: true,
  mayAskHere: true,
};
const quiet: PreferenceFacts = { ...due, mayAskHere: false };
const gone: PreferenceFacts = { ...due, userId: '' };
const idle: PreferenceState = { kind: 'idle' };
const checking: PreferenceState = { kind: 'checking' };
const asking: PreferenceState = { kind: 'asking', companyId: 'c-1' };
const saved: PreferenceState = { kind: 'answered', agreed: true };
const declined: PreferenceState = { kind: 'answered', agreed: false };
const settled: PreferenceState = { kind: 'settled' };
const facts: PreferenceEvent = { kind: 'facts' };
const answer = (given: 'yes' | 'no' | 'choose' | 'dismiss'): PreferenceEvent => ({
  kind: 'answer',
  answer: given,
});
const checked = (isRecorded: boolean, companyId = 'c-1'): PreferenceEvent => ({
  kind: 'checked',
  companyId,
  isRecorded,
});

describe('preferenceStep', () => {
  type Row = [
    title: string,
    from: PreferenceState,
    event: PreferenceEvent,
    facts: PreferenceFacts,
    to: PreferenceState,
    effects: PreferenceEffect[],
  ];
  const check: PreferenceEffect[] = [{ kind: 'check' }];
  const stop: PreferenceEffect[] = [{ kind: 'stop' }];
  const clear: PreferenceEffect = { kind: 'clearFlag' };
  const save = (agreed: boolean): PreferenceEffect => ({ kind: 'save', companyId: 'c-1', agreed });
  const rows: Row[] = [
    ['[CON-01] checks once all is given', idle, facts, due, checking, check],
    ['[CON-01] waits for a flag', idle, facts, { ...due, isFlagSet: false }, idle, []],
    ['[CON-01] asks Blue Star admins alone', idle, facts, { ...due, isBlueStarAdmin: false }, idle, []],
    ['[CON-01] needs the settings', idle, facts, { ...due, hasPrivacySettings: false }, idle, []],
    ['[CON-01] checks nothing on a page where it must not ask', idle, facts, quiet, idle, []],
    ['[CON-01] goes on checking on such a page', checking, facts, quiet, checking, []],
    ['[CON-01] is to be asked once such a page is left', asking, facts, quiet, asking, []],
    ['[CON-01] asks no visitor', idle, facts, gone, idle, []],
    ['[CON-01] asks where nothing is recorded', checking, checked(false), due, asking, []],
    ['[CON-01] clears the flag where all is recorded', checking, checked(true), due, settled, [clear]],
    ['[CON-01] cannot ask a person without a company', checking, checked(false, ''), due, settled, []],
    ['[CON-03] takes a failed check for a consent', checking, { kind: 'checkFailed' }, due, settled, []],
    ['[CON-01] does not check twice', checking, facts, due, checking, []],
    ['[CON-01] does not check again once settled', settled, facts, due, settled, []],
    ['[CON-02] saves Yes and confirms', asking, answer('yes'), due, saved, [clear, save(true)]],
    ['[CON-02] saves No and says so', asking, answer('no'), due, declined, [clear, save(false)]],
    [
      '[CON-02] goes to the settings',
      asking,
      answer('choose'),
      due,
      settled,
      [clear, { kind: 'openSettings' }],
    ],
    ['[CON-02] only clears the flag with the X', asking, answer('dismiss'), due, settled, [clear]],
    ['[CON-02] answers once', saved, answer('no'), due, saved, []],
    ['[CON-02] ends with the confirmation', saved, { kind: 'closed' }, due, settled, []],
    ['[CON-02] ends with the decline modal', declined, { kind: 'closed' }, due, settled, []],
    ['[CON-02] closes nothing else', asking, { kind: 'closed' }, due, asking, []],
    ['[CON-01] goes on asking while all is given', asking, facts, due, asking, []],
    ['[CON-01] goes where another tab has answered', asking, facts, { ...due, isFlagSet: false }, idle, []],
    ['[CON-02] stays confirmed without its flag', saved, facts, { ...due, isFlagSet: false }, saved, []],
    [
      '[CON-01] gives a check up that is no longer wanted',
      checking,
      facts,
      { ...due, isFlagSet: false },
      idle,
      stop,
    ],
    ['[CON-01] ends with the session while it checks', checking, facts, gone, idle, stop],
    ['[CON-01] ends with the session while it asks', asking, facts, gone, idle, stop],
    ['[CON-02] ends with the session after the answer', saved, facts, gone, idle, stop],
    ['[CON-01] is there for the next session', settled, facts, gone, idle, stop],
    ['[CON-01] ignores an answer that comes too late', idle, checked(false), gone, idle, []],
    ['[CON-03] ignores a failure that comes too late', asking, { kind: 'checkFailed' }, due, asking, []],
  ];
  for (const [title, from, event, now, to, effects] of rows) {
    it(title, () => assert.deepEqual(preferenceStep(from, event, now), { state: to, effects }));
  }
});

describe('mayAskPreferenceOn', () => {
  const cases = [
    ['/en-us/', true],
    ['/en-us/account/', true],
    ['/en-us/vehicles/', true],
    ['/en-us/account/privacy-settings/', false],
    ['/en-us/account/privacy-settings', false],
    ['/en-us/privacy-policy/', false],
    ['/en-us/privacy/', false],
    ['/en-us/contact-us/', false],
    ['/contact-us/', false],
    ['/fr-ca/contact-us/', false],
  ] as const;
  for (const [path, expected] of cases)
    it(`[CON-01] is ${expected} on ${path}`, () => assert.equal(mayAskPreferenceOn(path, ''), expected));

  const retailCases = [
    ['/en-us/retail/', true],
    ['/en-us/retail/vehicles/', true],
    ['/en-us/retail/account/privacy-settings/', false],
    ['/en-us/retail/privacy-policy', false],
    ['/en-us/retail/privacy/', false],
    ['/en-us/retail/contact-us/', false],
    ['/en-us/contact-us/', false],
  ] as const;
  for (const [path, expected] of retailCases)
    it(`[CON-01] is ${expected} on a retail site's ${path}`, () =>
      assert.equal(mayAskPreferenceOn(path, '/retail/'), expected));
});
