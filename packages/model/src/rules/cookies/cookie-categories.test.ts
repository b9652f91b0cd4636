import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { cookieCategories, cookieConsent, cookieNames } from '../../constants/cookies.ts';
import { allowedCategories, cookiePattern, decidedCategories } from './cookie-categories.ts';

const cookie = (value: unknown) => `fp_cookie_consent=${encodeURIComponent(JSON.stringify(value))}`;

describe('allowedCategories', () => {
  const cases: [title: string, decided: string[] | undefined, allowed: string[]][] = [
    ['before a decision', undefined, ['necessary']],
    ['after a refusal', [], ['necessary']],
    ['where one is accepted', ['targeting'], ['necessary', 'targeting']],
    ['where all are accepted', ['targeting', 'functionality', 'performance'], [...cookieCategories]],
    ['where a name is unknown', ['everything', 'constructor'], ['necessary']],
  ];
  for (const [title, decided, allowed] of cases) {
    it(`[CKC-02] allows ${allowed.join(', ')} ${title}`, () =>
      assert.deepEqual([...allowedCategories(decided)], allowed));
  }
});

describe('decidedCategories', () => {
  const consentId = 'c-1';
  const cases: [title: string, cookies: string, decided: string[] | undefined][] = [
    ['nothing in no cookies', '', undefined],
    ['nothing in other cookies', 'a=b; xfp_cookie_consent=1', undefined],
    ['a refusal', cookie({ categories: [], consentId }), []],
    [
      'a choice among other cookies',
      `a=b; ${cookie({ categories: ['performance'], consentId })}; c=d`,
      ['performance'],
    ],
    ['no unknown names', cookie({ categories: ['x', 7, 'targeting'], consentId }), ['targeting']],
    ['nothing without an id', cookie({ categories: ['targeting'] }), undefined],
    ['nothing in a list that is none', cookie({ categories: 'targeting', consentId }), undefined],
    ['nothing in null', cookie(null), undefined],
    ['nothing in what is no JSON', 'fp_cookie_consent=yes', undefined],
    ['nothing in what cannot be decoded', 'fp_cookie_consent=%E0%A4%A', undefined],
  ];
  for (const [title, cookies, decided] of cases) {
    it(`[CKC-02] reads ${title}`, () => assert.deepEqual(decidedCategories(cookies), decided));
  }
});

describe('the cookies of each category', () => {
  it('[CKC-01] belong to one category each, which the person is asked about for 364 days', () => {
    assert.deepEqual(cookieCategories, ['necessary', 'performance', 'functionality', 'targeting']);
    assert.equal(cookieConsent.days, 364);
    const names = cookieCategories.flatMap((category) => cookieNames[category]);
    assert.equal(new Set(names).size, names.length);
    assert.ok(cookieNames.necessary.includes(cookieConsent.name));
  });

  const cases = [
    ['_ga*', '_ga', true],
    ['_ga*', '_ga_4F2', true],
    ['_ga*', 'my_ga', false],
    ['a.b', 'axb', false],
    ['a.b', 'a.b', true],
    ['mbox', 'mboxSession', false],
  ] as const;
  for (const [name, other, matches] of cases) {
    it(`[CKC-01] ${matches ? 'takes' : 'does not take'} ${other} for ${name}`, () =>
      assert.equal(cookiePattern(name).test(other), matches));
  }
});
