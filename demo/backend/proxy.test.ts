import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { consentTypes } from '@fleet-portal/model/entities';
import { accountBase, Browser, browserOf } from './testing/browser.ts';
import { startTestServer } from './testing/server.ts';

const server = await startTestServer();

describe('the proxy', () => {
  const path = 'account-api/v1/policy/termsAndConditions/latest';
  for (const target of [
    '',
    'not an address',
    `/${path}`,
    `//accounts.example.com/fleet/${path}`,
    `http://accounts.example.com/fleet/${path}`,
    `https://accounts.example.com:8443/fleet/${path}`,
    `https://accounts.example.com.evil.example/fleet/${path}`,
    `https://evil.example/fleet/${path}`,
    `https://evil.example/?https://accounts.example.com/fleet/${path}`,
    `https://accounts.example.com@evil.example/fleet/${path}`,
    `https://user:word@accounts.example.com/fleet/${path}`,
    `https://accounts.example.com/${path}`,
    `https://accounts.example.com/fleet-evil/${path}`,
    `https://accounts.example.com/fleet/../${path}`,
    `https://accounts.example.com/fleet/%2e%2e/${path}`,
    `https://accounts.example.com/fleet/..%2f${path}`,
    `https://accounts.example.com/fleet/..\\${path}`,
    `https://accounts.example.com/fleet//${path}`,
    `https://accounts.example.com/fleet/${path}#x`,
    `\thttps://accounts.example.com/fleet/${path}`,
    'http://169.254.169.254/latest/meta-data/',
    'http://127.0.0.1/',
    'file:///etc/passwd',
    'javascript:alert(1)',
  ]) {
    it(`[API-08] refuses ${JSON.stringify(target)}`, async () => {
      const browser = await browserOf(server);
      const response = await browser.fetch(`/proxy-api-request/?redirect=${encodeURIComponent(target)}`);
      assert.equal(response.status, 403);
      assert.match(response.headers.get('content-type') ?? '', /json/);
    });
  }

  it('[API-08] refuses two targets at once', async () => {
    const target = encodeURIComponent(accountBase + path);
    const response = await new Browser(server).fetch(
      `/proxy-api-request/?redirect=${target}&redirect=${target}`,
    );
    assert.equal(response.status, 403);
  });

  it('[API-08] answers below the base, to those who are signed in', async () => {
    const browser = new Browser(server);
    assert.equal((await browser.account(path)).status, 401);
    await browser.signIn('terms-again');
    assert.equal((await browser.account(path)).status, 200);
    assert.equal((await browser.account('account-api/v1/no-such-call')).status, 404);
  });

  it('refuses what another site posts through it', async () => {
    const browser = await browserOf(server, 'terms-first');
    const response = await browser.account('account-api/v1/onboard/termsAndConditions/agree', {
      json: {},
      headers: { origin: 'https://evil.example' },
    });
    assert.equal(response.status, 403);
  });
});

describe('the account API', () => {
  const signedIn = (person: string) => browserOf(server, person);

  for (const [person, isPrimary] of [
    ['blue-star-admin', true],
    ['fleet-customer', false],
  ] as const) {
    it(`[API-02] names ${person} as ${isPrimary ? '' : 'not '}primary`, async () => {
      const browser = await signedIn(person);
      const { userId } = (await browser.json<{ USER: { userId: string } }>('/session')).USER;
      const response = await browser.account('account-api/v1/users/basic/primary?currentUser=false');
      const list = (await response.json()) as { userId: string; primary: boolean }[];
      assert.equal(list.find((user) => user.userId === userId)?.primary, isPrimary);
    });
  }

  it('[API-05] keeps the six consents of a company', async () => {
    const browser = await signedIn('blue-star-admin');
    const headers = { 'company-id': 'c-2002' };
    const path = 'pro/consent/manage';
    assert.deepEqual(await (await browser.account(path, { headers })).json(), { consents: [] });
    const list = consentTypes.map((type) => ({ type, agreed: false }));
    assert.equal((await browser.account(path, { method: 'PUT', json: list, headers })).status, 200);
    assert.deepEqual(await (await browser.account(path, { headers })).json(), { consents: list });
  });

  it('[API-05] asks for the company and for all six', async () => {
    const browser = await signedIn('blue-star-admin');
    const path = 'pro/consent/manage';
    assert.equal((await browser.account(path)).status, 400);
    const json = [{ type: consentTypes[0], agreed: true }];
    const response = await browser.account(path, {
      method: 'PUT',
      json,
      headers: { 'company-id': 'c-2002' },
    });
    assert.equal(response.status, 400);
  });

  it('[API-06] lets the terms be signed for the first time and gives the roles that follow', async () => {
    const browser = await signedIn('terms-first');
    const terms = 'account-api/v1/policy/termsAndConditions';
    assert.deepEqual(await (await browser.account(`${terms}/agreed`)).json(), {
      hasSignedFFMTermsAndConditions: false,
    });
    const latest = (await (await browser.account(`${terms}/latest`)).json()) as Record<string, unknown>;
    assert.equal(latest.hasSigned, false);

    const flip = 'account-api/v1/authorize/flip-termsAndConditions-role';
    assert.equal((await browser.account(flip)).status, 409);
    const json = { llid: latest.llid, productFamilyId: null, legalLanguage: latest.legalLanguage };
    assert.equal(
      (await browser.account('account-api/v1/onboard/termsAndConditions/agree', { json })).status,
      200,
    );
    assert.equal((await browser.account(flip)).status, 200);
    const user = await browser.json<{ permissions: string[] }>('/userinfo/refresh');
    assert.ok(user.permissions.includes('FLEET_REPORTS_VIEW'));
  });

  it('[API-06] refuses an agreement to other terms', async () => {
    const browser = await signedIn('terms-again');
    const json = { llid: 'll-old', productFamilyId: null, legalLanguage: 'en' };
    assert.equal(
      (await browser.account('account-api/v1/onboard/termsAndConditions/agree', { json })).status,
      400,
    );
  });

  it('[RTE-09] sends the person on to an application of theirs only', async () => {
    const browser = await signedIn('fleet-customer');
    const path = 'account-api/v1/token-exchange/partner-app?app-id=';
    const response = await browser.account(`${path}app-charging`);
    assert.equal(response.headers.get('location'), 'https://example.com/apps/app-charging');
    assert.equal((await browser.account(`${path}app-of-others`)).status, 404);
  });
});
