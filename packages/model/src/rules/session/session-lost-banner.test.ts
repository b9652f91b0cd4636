import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { session as messages } from '../../messages/en/pages/session.ts';
import { sessionLostBanner } from './session-lost-banner.ts';

const actions = (userCanSignIn: boolean) => sessionLostBanner({ userCanSignIn }, messages).actions;

describe('what is said where the server has ended a session', () => {
  it('[SES-02] warns, in words that can be put away, and offers to sign in again', () => {
    const { text, variant, showCloseIcon } = sessionLostBanner({ userCanSignIn: true }, messages);
    assert.deepEqual([text, variant, showCloseIcon], [messages.sessionLostText, 'warning', true]);
    assert.deepEqual(actions(true), [{ label: 'Sign in', action: 'sign-in' }]);
  });

  it('[GAT-10] offers nothing where the market lets nobody sign in', () =>
    assert.deepEqual(actions(false), []));
});
