import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withModal, withNotice, withoutNotice } from './notice-list.ts';

const notices = (ids: string) => Array.from(ids, (id) => ({ id, isNew: false }));
const shown = (list: readonly { id: string; isNew: boolean }[]) =>
  list.map(({ id, isNew }) => (isNew ? id.toUpperCase() : id)).join('');

describe('withNotice', () => {
  const cases = [
    ['', 'a', 'A'],
    ['ab', 'c', 'abC'],
    ['abc', 'a', 'Abc'],
    ['abc', 'b', 'aBc'],
    ['abc', 'c', 'abC'],
  ] as const;
  for (const [before, id, after] of cases) {
    it(`[BAN-01][BAN-02][MOD-01] makes ${after} of ${before || 'none'} and ${id}`, () =>
      assert.equal(shown(withNotice(notices(before), { id, isNew: true })), after));
  }
});

describe('withoutNotice', () => {
  const cases = [
    ['abc', 'a', 'bc'],
    ['abc', 'c', 'ab'],
    ['a', 'a', ''],
  ] as const;
  for (const [before, id, after] of cases) {
    it(`[BAN-01][BAN-02][MOD-01] makes ${after || 'none'} of ${before} without ${id}`, () =>
      assert.equal(shown(withoutNotice(notices(before), id)), after));
  }

  it('[BAN-01][BAN-02][MOD-01] is the same list without one that is not among them', () => {
    const list = notices('ab');
    assert.equal(withoutNotice(list, 'c'), list);
  });
});

describe('withModal', () => {
  const trigger = { tagName: 'BUTTON', focus: () => undefined };
  const before = { id: 'a', title: 'Before', key: 1, host: 'first', hasSentAnalytics: false };
  const modal = { ...before, title: 'Now', key: 2, host: 'second' };
  const other = { ...before, id: 'b' };

  it('[MOD-01] puts another one last, as it is', () =>
    assert.deepEqual(withModal([other], modal), [other, modal]));

  const cases = [
    ['its title', {}, {}, {}],
    ['the trigger of the one before', { trigger }, {}, { trigger }],
    ['its own trigger where that one had none', {}, { trigger }, { trigger }],
    ['analytics that were sent before', { hasSentAnalytics: true }, {}, { hasSentAnalytics: true }],
    ['analytics that it has sent itself', {}, { hasSentAnalytics: true }, { hasSentAnalytics: true }],
  ] as const;
  for (const [what, had, has, keeps] of cases) {
    it(`[MOD-01] has ${what} in the place of the one with its id, and that one’s key and host`, () =>
      assert.deepEqual(withModal([{ ...before, ...had }, other], { ...modal, ...has }), [
        { ...before, title: 'Now', ...keeps },
        other,
      ]));
  }

  it('[MOD-01] gives focus back to the first of two triggers', () => {
    const [now] = withModal([{ ...before, trigger }], {
      ...modal,
      trigger: { tagName: 'BUTTON', focus: () => undefined },
    });
    assert.equal(now?.trigger, trigger);
  });
});
