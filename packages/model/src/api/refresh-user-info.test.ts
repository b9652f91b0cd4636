import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { refreshUserInfo } from './refresh-user-info.ts';

describe('refreshUserInfo', () => {
  const answering = (json: object) => () => Promise.resolve(Response.json(json));

  it('[SES-05] keeps what is right of the details where a field is not that nobody needs', async (t) => {
    const warn = t.mock.method(console, 'warn', () => undefined);
    const fetch = answering({ userId: 'u-1', permissions: ['P', 7], userType: 'fleet', employeeId: 12345 });
    const { permissions, employeeId } = await refreshUserInfo('', { fetch });
    assert.deepEqual([permissions, employeeId], [['P'], '']);
    assert.equal(warn.mock.callCount(), 2);
  });

  const unclear: [what: string, fields: object][] = [
    ['permissions cannot be read', { permissions: 'P' }],
    ['permissions are nothing', { permissions: null }],
    ['permissions are left out', { permissions: undefined }],
    ['user type cannot be read', { userType: 7 }],
    ['user type is nothing', { userType: null }],
    ['user type is left out', { userType: undefined }],
  ];
  for (const [what, fields] of unclear) {
    it(`[SES-05][API-09] fails where the ${what}`, async () => {
      const fetch = answering({ userId: 'u-1', permissions: ['P'], userType: 'fleet', ...fields });
      await assert.rejects(refreshUserInfo('', { fetch }), { kind: 'malformed' });
    });
  }

  it('[SES-05] believes an answer that names no permission and no user type', async () => {
    const fetch = answering({ userId: 'u-1', permissions: [], userType: '' });
    const { permissions, userType } = await refreshUserInfo('', { fetch });
    assert.deepEqual([permissions, userType], [[], '']);
  });
});
