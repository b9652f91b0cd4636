import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { isOutsideUrl } from './outside-url.ts';

describe('addresses of other applications', () => {
  for (const address of [
    '',
    '/icons/van.svg',
    'icons/logout.svg',
    'https://pictures.example/van.png?w=20#a',
    '/en-us/logout-help.svg',
    'data:image/svg+xml,<svg/>',
    'https://',
  ])
    it(`[RTE-08] are not "${address}"`, () => assert.equal(isOutsideUrl(address), false));

  for (const address of [
    '/logout',
    '/en-us/LogOut/?now#a',
    '/%6cogout',
    ' \\log\nout',
    'logout',
    '../../en-us/./logout',
    '/icons/../end-child-session?redirect=/',
    '//fleet.example//logout',
    'https://fleet.example/mfa',
    '/fleet/api/proxy-api-request/?redirect=https://a.example/',
  ])
    it(`[RTE-08] are ${JSON.stringify(address)}`, () => assert.equal(isOutsideUrl(address), true));
});
