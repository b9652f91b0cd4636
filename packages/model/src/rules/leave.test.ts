import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  analyticsHref,
  endChildSessionHref,
  loginHref,
  logoutHref,
  mfaHref,
  transactionHref,
} from './leave.ts';

const returnTo = '/en-us/orders/?a=1&b=2#top';
const encoded = '%2Fen-us%2Forders%2F%3Fa%3D1%26b%3D2%23top';
const login = `/login?lang=en-us&redirect=${encoded}`;
const adfs = `/adfslogin?redirect=${encoded}`;
const analytics = `/analytics?redirect=${encoded}`;

describe('loginHref', () => {
  const cases = [
    [[], 'iam', login],
    [[], 'adfs', adfs],
    [['iam'], 'iam', login],
    [['iam'], 'adfs', login],
    [['adfs'], 'iam', adfs],
    [['analytics'], 'iam', analytics],
    [['analytics'], 'adfs', analytics],
    [['analytics', 'iam'], 'iam', login],
    [['analytics', 'adfs'], 'iam', adfs],
    [['iam', 'adfs'], 'iam', login],
    [['iam', 'adfs'], 'adfs', adfs],
    [['partner'], 'iam', login],
  ] as const;
  for (const [contexts, signInType, expected] of cases) {
    it(`[GAT-05] leads to ${expected.split('?')[0]} for [${contexts.join()}] where the market signs in by ${signInType}`, () => {
      assert.equal(loginHref({ locale: 'en-us', returnTo, signInType, contexts }), expected);
    });
  }

  it('[RTE-25] comes back to the locale’s root where the way back is unsafe', () => {
    const href = loginHref({ locale: 'en-us', returnTo: '//evil.example', signInType: 'iam' });
    assert.equal(href, '/login?lang=en-us&redirect=%2Fen-us%2F');
  });
});

describe('leaving the app', () => {
  const cases = [
    ['logout', logoutHref(), '/logout'],
    ['logout with a way back', logoutHref(returnTo), `/logout?redirect=${encoded}`],
    ['logout without an unsafe way back', logoutHref('https://evil.example'), '/logout'],
    ['step-up', mfaHref(returnTo), `/mfa?redirect=${encoded}`],
    ['analytics', analyticsHref(returnTo), analytics],
    ['end of a child session', endChildSessionHref(returnTo), `/end-child-session?redirect=${encoded}`],
    [
      'transaction',
      transactionHref({
        transactionId: 't&1',
        path: '/a/',
        sessionId: 's',
        permissions: ['A', 'B'],
        marketId: 'us',
      }),
      '/?transactionId=t%261&path=%2Fa%2F&sessionId=s&permissions=A%2CB&marketId=us',
    ],
  ] as const;
  for (const [title, href, expected] of cases) {
    it(`[RTE-08] ${title}: ${expected}`, () => assert.equal(href, expected));
  }
});
