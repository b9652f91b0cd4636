import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import {
  type CardEvent,
  cardLife,
  cardLifeAfter,
  type CardStep,
  isActionDone,
  isDeleted,
  isLeaving,
  isOut,
  isUnread,
  mayAct,
  mayDelete,
  troubleOf,
} from './notification-card.ts';

const act: CardEvent = { type: 'act', action: 'BOOK' };
const event = (name: string): CardEvent => (name === 'act' ? act : ({ type: name } as CardEvent));
const live = (isRead: boolean, names: readonly string[]) =>
  names.map(event).reduce(cardLifeAfter, cardLife(isRead));

describe('isActionDone', () => {
  for (const [events, isDone] of [
    ['', false],
    ['act', false],
    ['act act-done', true],
    ['act act-failed', false],
    ['delete', false],
    ['delete delete-failed', false],
    ['act act-done delete delete-failed', true],
    ['act act-failed delete delete-failed', false],
  ] as const)
    it(`[NTF-04] is ${isDone} after ${events || 'nothing'}`, () =>
      assert.equal(isActionDone(live(false, events.split(' ').filter(Boolean))), isDone));
});

describe('cardLifeAfter', () => {
  it('[NTF-03] begins with what the server knows of the card', () => {
    assert.deepEqual([cardLife(true).reading, cardLife(false).reading], ['read', 'unread']);
  });

  const steps: [events: string, expected: CardStep][] = [
    ['', 'resting'],
    ['act', 'acting'],
    ['act act-done', 'acted'],
    ['act act-failed', 'action-failed'],
    ['act act-failed act', 'acting'],
    ['act act-failed delete', 'leaving'],
    ['act delete', 'acting'],
    ['act collapsed', 'acting'],
    ['act act-done delete', 'leaving'],
    ['delete', 'leaving'],
    ['delete act', 'leaving'],
    ['delete delete-done', 'confirmed'],
    ['delete delete-done delete-failed', 'confirmed'],
    ['delete collapsed', 'left'],
    ['delete collapsed delete-done', 'gone'],
    ['delete delete-done collapsed', 'gone'],
    ['delete delete-failed', 'delete-failed'],
    ['delete delete-failed collapsed', 'delete-failed'],
    ['delete collapsed delete-failed', 'delete-failed'],
    ['delete delete-failed delete', 'leaving'],
    ['delete collapsed delete-done delete-failed', 'gone'],
    ['delete collapsed delete-done delete', 'gone'],
    ['act-done', 'resting'],
    ['delete-done', 'resting'],
    ['act act-done act-failed', 'acted'],
    ['act act-done act', 'acted'],
    ['act act-done delete delete-failed', 'delete-failed'],
    ['act act-done delete delete-failed act', 'delete-failed'],
    ['act act-failed delete delete-failed act', 'acting'],
  ];
  for (const [events, expected] of steps) {
    it(`[NTF-05] is ${expected} after ${events || 'nothing'}`, () => {
      assert.equal(live(false, events.split(' ').filter(Boolean)).step, expected);
    });
  }

  const readings = [
    [false, '', true],
    [true, '', false],
    [false, 'read', false],
    [false, 'read read-done', false],
    [false, 'read read-failed', true],
    [false, 'read read-failed read', false],
    [false, 'read read-done read-failed', false],
    [false, 'read act read-failed', true],
    [false, 'read act act-failed', false],
    [false, 'delete read', true],
    [false, 'delete delete-failed read', false],
    [true, 'read read-failed', false],
  ] as const;
  for (const [isRead, events, expected] of readings) {
    it(`[NTF-03] is ${expected ? 'unread' : 'read'} after ${events || 'nothing'}, where it was ${isRead ? 'read' : 'unread'}`, () => {
      assert.equal(isUnread(live(isRead, events.split(' ').filter(Boolean))), expected);
    });
  }

  it('[NTF-03] is the same object where an event has no place: two clicks are one', () => {
    for (const name of ['read', 'act', 'delete']) {
      const once = cardLifeAfter(cardLife(false), event(name));
      assert.equal(cardLifeAfter(once, event(name)), once);
    }
  });

  const listed = [
    ['unread', [], true, false],
    ['being read', ['read'], false, false],
    ['being read', ['read'], true, false],
    ['read', ['read', 'read-done'], false, true],
    ['not marked as read', ['read', 'read-failed'], true, false],
  ] as const;
  for (const [what, events, isRead, expected] of listed) {
    it(`[NTF-03] takes the server’s word, ${isRead ? 'read' : 'unread'}, for what is ${what}`, () => {
      const after = cardLifeAfter(live(false, events), { type: 'listed', isRead });
      assert.equal(isUnread(after), expected);
    });
  }

  it('[NTF-04] goes on with an action where the server lists the card as read', () => {
    assert.deepEqual(cardLifeAfter(live(false, ['act']), { type: 'listed', isRead: true }), {
      step: 'acting',
      reading: 'read',
      action: 'BOOK',
    });
  });

  it('[NTF-03] keeps the server’s word where its answer to an older call fails', () => {
    const listed = cardLifeAfter(live(false, ['read']), { type: 'listed', isRead: true });
    assert.equal(isUnread(cardLifeAfter(listed, { type: 'read-failed' })), false);
  });

  const reopenings = [
    ['act act-failed', 'resting', null, 'unread'],
    ['delete delete-failed', 'resting', null, 'unread'],
    ['read read-failed', 'resting', null, 'unread'],
    ['read read-failed act act-failed', 'resting', null, 'unread'],
    ['act act-done delete delete-failed', 'delete-failed', 'BOOK', 'unread'],
    ['act', 'acting', 'BOOK', 'unread'],
    ['read read-failed act', 'acting', 'BOOK', 'unread'],
    ['read read-failed act act-done', 'acted', 'BOOK', 'unread'],
    ['read', 'resting', null, 'pending'],
    ['delete', 'leaving', null, 'unread'],
  ] as const;
  for (const [events, step, action, reading] of reopenings) {
    it(`[NTF-03][NTF-04][NTF-05] is ${step} after “${events}” where the drawer opens again over it`, () => {
      const before = live(false, events.split(' '));
      const after = cardLifeAfter(before, { type: 'reopened' });
      assert.deepEqual(after, { step, reading, action });
      assert.equal(cardLifeAfter(after, { type: 'reopened' }), after);
    });
  }

  const troubles = [
    ['', null],
    ['read', null],
    ['read read-failed', 'readFailed'],
    ['read read-failed read', null],
    ['act act-failed', 'actionFailed'],
    ['act act-failed act', null],
    ['delete delete-failed', 'deleteFailed'],
    ['read read-failed delete delete-failed', 'deleteFailed'],
    ['act act-done delete delete-failed', 'deleteFailed'],
    ['act act-failed reopened', null],
    ['read read-failed reopened', null],
  ] as const;
  for (const [events, expected] of troubles) {
    it(`[NTF-03][NTF-04][NTF-05] says ${expected ?? 'nothing'} on the card after “${events}”`, () => {
      assert.equal(troubleOf(live(false, events.split(' ').filter(Boolean))), expected);
    });
  }

  const steady: [CardStep, string, [boolean, boolean, boolean, boolean, boolean]][] = [
    ['resting', '', [true, true, false, false, false]],
    ['acting', 'act', [false, false, false, false, false]],
    ['acted', 'act act-done', [false, true, false, false, false]],
    ['action-failed', 'act act-failed', [true, true, false, false, false]],
    ['leaving', 'delete', [false, false, true, false, false]],
    ['confirmed', 'delete delete-done', [false, false, true, false, true]],
    ['left', 'delete collapsed', [false, false, true, true, false]],
    ['gone', 'delete collapsed delete-done', [false, false, true, true, true]],
    ['delete-failed', 'delete delete-failed', [true, true, false, false, false]],
  ];
  for (const [step, events, expected] of steady) {
    it(`[NTF-04][NTF-05] says of a card that is ${step} what can be done with it, and whether it is still there`, () => {
      const life = live(false, events.split(' ').filter(Boolean));
      assert.equal(life.step, step);
      assert.deepEqual(
        [mayAct(life), mayDelete(life), isLeaving(life), isOut(life), isDeleted(life)],
        expected,
      );
    });
  }
});
