import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { parse, userInfoRefreshSchema } from '../../entities/index.ts';
import { person } from '../../testing/fixtures.ts';
import { withGroupMemberships, withUserInfo } from './session-user-info.ts';
import { visitor } from './session.ts';

const info = (fields: object) =>
  parse('user info', userInfoRefreshSchema, { userId: 'u-1', permissions: [], userType: '', ...fields });

describe('withUserInfo', () => {
  it('[SES-05] takes names, company, user type and permissions from the answer', () => {
    const after = withUserInfo(
      person({ permissions: ['A', 'B'] }),
      info({
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@example.com',
        permissions: ['B', 'C'],
        userType: 'fordEmployee',
        companyInfo: { companyId: 'c', companyName: 'Northline' },
      }),
    );
    assert.equal(after?.USER?.firstName, 'Ada');
    assert.equal(after.USER.lastName, 'Byron');
    assert.equal(after.USER.email, 'ada@example.com');
    assert.deepEqual(after.USER.permissions, ['B', 'C']);
    assert.equal(after.USER.userType, 'fordEmployee');
    assert.equal(after.USER.companyInfo.companyName, 'Northline');
    assert.equal(after.SESSIONID, 's-1');
  });

  it('[SES-05] keeps names, mail address and company where the answer leaves them out', () => {
    const session = person({ email: 'mara@example.com', companyInfo: { companyName: 'Northline' } });
    assert.deepEqual(withUserInfo(session, info({})), session);
  });

  it('[SES-05] leaves no permission and no user type that the answer does not name', () => {
    const after = withUserInfo(person({ permissions: ['A'], userType: 'fordEmployee' }), info({}));
    assert.deepEqual(after?.USER?.permissions, []);
    assert.equal(after.USER.userType, '');
  });

  it('[SES-05] makes nothing of an answer about somebody else, or where nobody is signed in', () => {
    assert.equal(withUserInfo(person(), info({ userId: 'u-2' })), null);
    assert.equal(withUserInfo(person({}, { SESSIONID: null }), info({})), null);
    assert.equal(withUserInfo(visitor, info({ userId: '' })), null);
  });
});

describe('withGroupMemberships', () => {
  it('[SES-04] gives the person their groups, and a visitor none', () => {
    const session = person({ permissions: ['P'] });
    const after = withGroupMemberships(session, ['g']);
    assert.deepEqual(after, { ...session, USER: { ...session.USER, groupMemberships: ['g'] } });
    assert.equal(withGroupMemberships(visitor, ['g']), visitor);
  });
});
