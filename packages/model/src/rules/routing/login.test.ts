import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { loginHrefFor } from './gated-login.ts';
import { loginHref } from './login.ts';

const returnTo = '/en-us/orders/?a=1&b=2#top';
const encoded = '%2Fen-us%2Forders%2F%3Fa%3D1%26b%3D2%23top';
const login = `/login?lang=en-us&redirect=${encoded}`;
const adfs = `/adfslogin?redirect=${encoded}`;
const analytics = `/analytics?redirect=${encoded}`;

describe('signing in', () => {
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
      assert.equal(loginHrefFor(contexts, { locale: 'en-us', returnTo, signInType }), expected);
    });
  }

  for (const contexts of [[], ['iam'], ['adfs'], ['analytics']]) {
    it(`[GAT-04] goes on at the step-up for [${contexts.join()}] where that is all that is missing`, () => {
      const options = { locale: 'en-us', returnTo, signInType: 'adfs', stepUpRequired: true } as const;
      assert.equal(loginHrefFor(contexts, options), `/mfa?redirect=${encoded}`);
    });
  }

  it('[RTE-25] comes back to the locale’s root where the way back is unsafe', () => {
    const href = loginHref({ locale: 'en-us', returnTo: '//evil.example', signInType: 'iam' });
    assert.equal(href, '/login?lang=en-us&redirect=%2Fen-us%2F');
    const options = { locale: 'en-us', returnTo: '//evil.example', signInType: 'iam' } as const;
    assert.equal(loginHrefFor(['analytics'], options), '/analytics?redirect=%2Fen-us%2F');
  });
});
