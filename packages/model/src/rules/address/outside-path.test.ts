import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { context, line, redirectTo } from '../routing/decide.samples.ts';
import { decide } from '../routing/decide.ts';
import { explain } from '../routing/explain.ts';
import { analyticsHref, endChildSessionHref, logoutHref } from '../routing/leave.ts';
import { loginHref } from '../routing/login.ts';
import { proxyHref } from './backend-address.ts';
import { isOutside, outsidePath } from './outside-path.ts';
import { splitUrl } from './url-parts.ts';

const login = { locale: 'en-ca', returnTo: '/en-ca/' };

describe('paths of this origin that leave the portal', () => {
  const hrefs = [
    loginHref({ ...login, signInType: 'iam' }),
    loginHref({ ...login, signInType: 'adfs' }),
    analyticsHref('/en-ca/'),
    loginHref({ ...login, signInType: 'iam', stepUpRequired: true }),
    logoutHref(),
    endChildSessionHref('/en-ca/'),
    ...['', '/api', '/Fleet/api/'].map((base) =>
      proxyHref({ base, accountApi: 'https://account.example' }, 'account-api/v1/token-exchange'),
    ),
  ];
  for (const href of hrefs) {
    it(`[RTE-08] [RTE-09] hold ${href}`, () => assert.ok(isOutside(splitUrl(href).path)));
  }

  for (const path of [
    '/logout/',
    '//logout',
    '/LogOut',
    '/%6cogout',
    '\\\\logout',
    '/logout/*',
    '/logout/*/*/',
  ]) {
    it(`[RTE-08] have one form, whatever else "${path}" is`, () =>
      assert.equal(outsidePath(path), '/logout'));
  }

  for (const path of [
    '',
    '/',
    '/*',
    '/en-us/',
    '/en-us/login/',
    '/logout-help/',
    '/logout/now/',
    '/logout*',
    '/api/',
    '/api/logout/',
    '/my-proxy-api-request/',
  ])
    it(`[RTE-08] leave "${path}" to the portal`, () => assert.equal(isOutside(path), false));

  it('[RTE-25] cost no time in an address of nothing but stars', () => {
    const start = performance.now();
    assert.equal(isOutside(`${'/*'.repeat(50_000)}x`), false);
    assert.ok(performance.now() - start < 1000);
  });
});

describe('a way out of the portal', () => {
  const given = context({
    routes: [redirectTo('bye', '/bye/', '/logout'), { id: 'mine', path: '/mfa/', mode: 'aempage' }],
  });
  const visits: [url: string, expected: string][] = [
    ['/logout', 'leave to /logout'],
    ['/logout/#top', 'leave to /logout'],
    ['/login?lang=en-ca&redirect=%2Fen-ca%2F', 'leave to /login?lang=en-ca&redirect=%2Fen-ca%2F'],
    ['/analytics?redirect=%2F%2Fevil.example', 'leave to /analytics'],
    ['//mfa', 'leave to /mfa'],
    ['/en-ca/logout/', 'leave to /logout'],
    ['/fr-ca/adfslogin/?redirect=%2Ffr-ca%2F', 'leave to /adfslogin?redirect=%2Ffr-ca%2F'],
    ['/en-ca/bye/', 'leave to /logout'],
    ['/bye/?redirect=%2F%2Fevil.example', 'leave to /logout'],
    ['/en-ca/mfa/', 'content mine in en-ca'],
    ['/de-de/logout/', 'not found in en-ca'],
  ];
  for (const [url, expected] of visits) {
    it(`[RTE-08] at "${url}": ${expected}`, () => assert.equal(line(decide(url, given)), expected));
  }

  it('[RTE-18] is explained', () => {
    const { steps } = explain('/bye/', given);
    assert.equal(steps.at(-1)?.says, 'Another application than the portal answers this path.');
  });
});
