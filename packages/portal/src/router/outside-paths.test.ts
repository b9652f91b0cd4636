import { expect } from '@open-wc/testing';
import { isOutside } from './outside-paths.ts';

describe('paths of this origin that leave the portal', () => {
  for (const path of [
    '/login',
    '/login/',
    '/logout',
    '/adfslogin',
    '/mfa',
    '/analytics',
    '/proxy-api-request/',
  ])
    it(`[RTE-08] [RTE-09] holds ${path}`, () => expect(isOutside(path)).to.equal(true));

  for (const path of ['/', '/en-us/', '/en-us/login/', '/logout-help/'])
    it(`[RTE-08] leaves ${path} to the portal`, () => expect(isOutside(path)).to.equal(false));
});
