import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Browser, browserOf } from './testing/browser.ts';
import { startTestServer } from './testing/server.ts';

const server = await startTestServer();

interface Session {
  USER: { companyInfo: { companyName: string; companyBillingCountry: { code: string } } };
}

interface UserInfo {
  companies: string[];
  companyInfo: { companyId: string; companyName: string };
}

const signedIn = (person?: string) => browserOf(server, person);

const choose = (browser: Browser, companyId: unknown, headers = {}) =>
  browser.fetch('/demo/companies/chosen', { method: 'PUT', json: { companyId }, headers });

const shownTo = async (browser: Browser) =>
  (await browser.json<Session>('/session')).USER.companyInfo.companyName;

describe('the company that a person acts for', () => {
  it('[HDR-04] is their own at first, and one of those that they may act for', async () => {
    const browser = await signedIn();
    const { companies } = await browser.json<{ companies: { companyId: string }[] }>('/demo/companies');
    const { companies: ids, companyInfo } = await browser.json<UserInfo>('/userinfo/refresh');
    assert.deepEqual(
      companies.map(({ companyId }) => companyId),
      ['c-2001', 'c-2101', 'c-2002'],
    );
    assert.deepEqual(ids, ['c-2001', 'c-2101', 'c-2002']);
    assert.equal(companyInfo.companyId, 'c-2001');
    assert.equal(await shownTo(browser), 'Harbor and Field Deliveries');
  });

  it('[HDR-04][ENT-02] is kept in the session once it is chosen, and known to every call about the person', async () => {
    const browser = await signedIn();
    assert.equal((await choose(browser, 'c-2002')).status, 200);
    assert.equal(await shownTo(browser), 'Northline Utilities');
    const { companyInfo } = await browser.json<UserInfo>('/userinfo/refresh');
    assert.deepEqual(companyInfo, { companyId: 'c-2002', companyName: 'Northline Utilities' });
    assert.equal(await shownTo(await signedIn()), 'Harbor and Field Deliveries', 'nobody else’s has changed');
  });

  it('is nobody’s to choose beyond what they may', async () => {
    const browser = await signedIn();
    for (const [companyId, status] of [
      ['c-2005', 403],
      [7, 400],
    ] as const)
      assert.equal((await choose(browser, companyId)).status, status);
    assert.equal((await choose(browser, 'c-2002', { origin: 'https://evil.example' })).status, 403);
    assert.equal(await shownTo(browser), 'Harbor and Field Deliveries');
  });

  for (const person of [null, 'step-up']) {
    it(`[SES-02] is nothing for ${person ?? 'a visitor'}`, async () => {
      const browser = person ? await signedIn(person) : new Browser(server);
      assert.deepEqual(await browser.json('/demo/companies'), { companies: [] });
      assert.equal((await choose(browser, 'c-2010')).status, 401);
    });
  }
});
