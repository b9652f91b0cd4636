import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { notificationProblems } from './notification-problems.ts';

const told = (notifications: unknown) =>
  notificationProblems(notifications).map(({ path, problem }) => `${path} ${problem}`);

describe('notificationProblems', () => {
  it('[ENT-17] names what is left out of a list, and where it stands', () => {
    const throwing = Object.defineProperty({}, 'notificationId', {
      get: () => {
        throw new Error('no');
      },
    });
    const actions = [{ label: 'Book', action: 'book' }, { label: 'Book' }, null];
    assert.deepEqual(
      told([
        null,
        {},
        { notificationId: '..' },
        { notificationId: 7, actions },
        { notificationId: '7' },
        throwing,
      ]),
      [
        'notifications.0 is not an object',
        'notifications.1.notificationId is no id',
        'notifications.2.notificationId is no id',
        'notifications.3.actions.1 lacks its label or its action',
        'notifications.3.actions.2 is not an object',
        "notifications.4.notificationId is another one's too",
        'notifications.5 cannot be read',
      ],
    );
  });

  it('[ENT-17] says nothing of a sound list', () => {
    assert.deepEqual(told([{ notificationId: 'a', title: '', receivedDate: '', actions: null }]), []);
    assert.deepEqual(told([]), []);
  });

  it('[ENT-17] says of a list that is none, or of actions, that they are no list', () => {
    assert.deepEqual(told({ a: 1 }), ['notifications is not a list']);
    assert.deepEqual(told([{ notificationId: 'a', actions: 'none' }]), [
      'notifications.0.actions is not a list',
    ]);
  });
});
