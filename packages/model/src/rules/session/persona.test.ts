import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { market, person } from '../../testing/fixtures.ts';
import { pageMetadata, persona } from './persona.ts';
import { currentUser, hasPermissions, isSignedIn, missingPermissions, visitor } from './session.ts';

describe('session', () => {
  it('[SES-02] is signed in while a session id exists', () => {
    assert.equal(isSignedIn(person()), true);
    for (const SESSIONID of [null, '']) assert.equal(isSignedIn({ ...person(), SESSIONID }), false);
    assert.equal(isSignedIn(visitor), false);
  });

  it('[SES-02] has no user and no permission once the session id is lost, though the user is still there', () => {
    const lost = { ...person({ permissions: ['P'] }), SESSIONID: null };
    assert.equal(currentUser(lost), null);
    assert.equal(hasPermissions(['P'], lost), false);
    assert.equal(persona(lost), 'unauthenticated');
  });

  it('[GAT-02] names the missing permissions in the order they are asked for', () => {
    const session = person({ permissions: ['B'] });
    assert.deepEqual(missingPermissions(['C', 'B', 'A'], session), ['C', 'A']);
    assert.deepEqual(missingPermissions([], visitor), []);
  });
});

describe('persona', () => {
  const cases = [
    ['unauthenticated', visitor],
    ['unauthenticated', { ...person({ permissions: ['DEALER_PERSONA'] }), SESSIONID: null }],
    ['dealer', person({ permissions: ['DEALER_PERSONA'] })],
    ['dealer', person({ permissions: ['DEALER_PERSONA'], userType: 'fordEmployee' })],
    ['fordEmployee', person({ userType: 'fordEmployee' })],
    ['nonFord', person({ userType: 'fleet' })],
    ['nonFord', person({ userType: '', permissions: ['OTHER'] })],
  ] as const;

  for (const [expected, session] of cases) {
    const { SESSIONID, USER } = session;
    const who = SESSIONID
      ? `type "${USER?.userType ?? ''}" with [${USER?.permissions.join() ?? ''}]`
      : 'a visitor';
    it(`[GAT-01] is ${expected} for ${who}`, () => {
      assert.equal(persona(session), expected);
    });
  }

  it('[ENT-25] goes into the page metadata with the market id', () => {
    assert.deepEqual(pageMetadata(market(), visitor), { marketId: 'ca', persona: 'unauthenticated' });
  });
});
