import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { refreshUserInfo } from './refresh-user-info.ts';

describe('refreshUserInfo', () => {
  const answering = (json: object) => () => Promise.resolve(Response.json(json));

  it('[SES-05] keeps what is right of the details where a field is not that nobody needs', async (t) => {
    const warn = t.mock.method(console, 'warn', () => undefined);
    const fetch = answering({ userId: 'u-1', permissions: ['P'], employeeId: 12345 });
    const { permissions, employeeId } = await refreshUserInfo('', { fetch });
    assert.deepEqual([permissions, employeeId], [['P'], '']);
    assert.equal(warn.mock.callCount(), 1);
  });

  it('[SES-05] fails where the permissions cannot be read', async () => {
    const fetch = answering({ userId: 'u-1', permissions: 'P' });
    await assert.rejects(refreshUserInfo('', { fetch }), { kind: 'malformed' });
  });
});
