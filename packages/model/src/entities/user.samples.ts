import type { Sample } from './entities.samples.ts';
import { sessionSchema } from './session.ts';
import {
  groupMembershipsSchema,
  primaryUsersSchema,
  userDetailsSchema,
  userInfoRefreshSchema,
} from './user.ts';

const user = {
  userId: 'u-1',
  firstName: 'Mara',
  lastName: 'Okafor',
  email: 'mara@fleet.example',
  permissions: ['P'],
  applications: [{ id: 'a-1', name: 'telematics' }],
  companyInfo: { companyName: 'North Haul', companyBillingCountry: { code: 'USA' } },
  userType: 'fleet',
  groupMemberships: ['g-1'],
};

export const userSamples: Sample[] = [
  {
    name: 'user details',
    schema: userDetailsSchema,
    good: user,
    wrong: [
      ['firstName', 12, 'string', '12'],
      ['permissions', 'P', 'Array', '"P"'],
      ['applications.0.id', 4, 'string', '4'],
      ['companyInfo.companyBillingCountry.code', true, 'string', 'boolean'],
    ],
  },
  {
    name: 'user info',
    schema: userInfoRefreshSchema,
    good: {
      userId: 'u-1',
      lastName: 'Okafor',
      firstName: 'Mara',
      email: 'mara@fleet.example',
      permissions: ['P'],
      companies: ['c-1'],
      primaryCompany: 'c-1',
      employeeId: 'e-1',
      language: 'en',
      companyInfo: { companyId: 'c-1', companyName: 'North Haul' },
      primaryPhone: '+1 555 0100',
      userType: 'fleet',
    },
    wrong: [
      ['userId', null, 'string', 'null'],
      ['permissions', null, 'Array', 'null'],
      ['userType', null, 'string', 'null'],
      ['companyInfo.companyId', 9, 'string', '9'],
    ],
  },
  {
    name: 'session',
    schema: sessionSchema,
    good: {
      SESSIONID: 's-1',
      USER: user,
      IS_CHILD_SESSION: true,
      authContext: 'iam',
      stepUpRequired: false,
    },
    wrong: [
      ['SESSIONID', 1, 'string', '1'],
      ['IS_CHILD_SESSION', 'no', 'boolean', '"no"'],
      ['USER.groupMemberships.0', {}, 'string', 'object'],
    ],
  },
  {
    name: 'group memberships',
    schema: groupMembershipsSchema,
    good: { groupMemberships: ['g-1'] },
    wrong: [['groupMemberships', 'g-1', 'Array', '"g-1"']],
  },
  {
    name: 'primary users',
    schema: primaryUsersSchema,
    good: [{ userId: 'u-1', primary: true }],
    wrong: [['0.primary', 'yes', 'boolean', '"yes"']],
  },
];
