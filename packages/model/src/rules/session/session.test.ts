import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { warnings } from '../../testing/warnings.ts';
import { reportSession } from './report-session.ts';
import { hasPermissions, visitor } from './session.ts';

const holding = (permissions: unknown) => ({ ...visitor, SESSIONID: 's', USER: { permissions } }) as never;

describe('a session that nobody has parsed', () => {
  for (const [name, permissions] of Object.entries<unknown>({
    'a text': 'XADMIN_VIEWX',
    'a set': new Set(['ADMIN_VIEW']),
    'an object': { ADMIN_VIEW: true },
    'a number': 7,
  }))
    it(`[GAT-08] permits nothing where its permissions are ${name}, and says so`, async () => {
      assert.equal(hasPermissions(['ADMIN_VIEW'], holding(permissions)), false);
      const said = await warnings(() => reportSession(holding(permissions)));
      assert.deepEqual(said, ['session.USER.permissions is not a list.']);
    });

  for (const [session, line] of [
    ['abc', 'session is not an object.'],
    [{ USER: { firstName: 'Ada' } }, 'session.SESSIONID is missing: nobody is signed in.'],
    [{ sessionId: 's' }, 'session.SESSIONID is missing: nobody is signed in.'],
  ] as const)
    it(`[SES-02] is a visitor's where it is ${JSON.stringify(session)}, and says so`, async () => {
      assert.deepEqual(await warnings(() => reportSession(session)), [line]);
    });

  it('[SES-02] is said nothing of where it is one', async () => {
    const sessions = [visitor, null, undefined, holding([]), holding(undefined)];
    assert.deepEqual(await warnings(() => sessions.forEach((session) => reportSession(session))), []);
  });
});
