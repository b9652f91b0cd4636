import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { market, person } from '../../testing/fixtures.ts';
import { showsNotifications } from './notifications-visibility.ts';
import { visitor } from '../session/session.ts';

describe('showsNotifications', () => {
  const customer = person({ userType: 'customer' });
  const admin = person({ userType: 'customer', permissions: ['ADMIN_VIEW'] });
  const employee = person({ userType: 'fordEmployee' });
  const people = [
    ['a visitor', visitor, [false, false]],
    ['a customer', customer, [true, false]],
    ['an admin', admin, [true, true]],
    ['an employee', employee, [true, true]],
    ['an admin whose session is lost', { ...admin, SESSIONID: null }, [false, false]],
    ['somebody of whom only the session is known', { ...visitor, SESSIONID: 's-1' }, [true, false]],
  ] as const;

  for (const [who, session, [open, internal]] of people) {
    const cases = [
      [{}, false, 'off'],
      [{ notifications: true }, open, 'on'],
      [
        { notifications: true, notificationsForBlueStarInternalOnly: true },
        internal,
        'on for internal people',
      ],
      [{ notificationsForBlueStarInternalOnly: true }, false, 'off, though for internal people'],
    ] as const;
    for (const [fpgFeatureFlags, expected, flags] of cases) {
      it(`[GAT-11] ${expected ? 'shows them to' : 'hides them from'} ${who} where they are ${flags}`, () => {
        assert.equal(showsNotifications(market({ fpgFeatureFlags }), session), expected);
      });
    }
  }
});
