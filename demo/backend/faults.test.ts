import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Browser } from './testing/browser.ts';
import { startTestServer } from './testing/server.ts';

const server = await startTestServer();

async function failing(fault: Record<string, unknown>): Promise<Browser> {
  const browser = new Browser(server);
  assert.equal((await browser.fetch('/faults', { json: fault })).status, 204);
  return browser;
}

describe('[API-09] failures that were asked for', () => {
  it('answer with a status', async () => {
    const browser = await failing({ call: 'getSession', status: 503 });
    assert.equal((await browser.fetch('/session')).status, 503);
  });

  it('answer with a body that is no JSON', async () => {
    const browser = await failing({ call: 'getSession', body: 'malformed' });
    const response = await browser.fetch('/session');
    assert.match(response.headers.get('content-type') ?? '', /json/);
    await assert.rejects(response.json());
  });

  it('answer with JSON of the test’s own', async () => {
    const browser = await failing({ call: 'getSession', answer: { SESSIONID: 7 } });
    assert.deepEqual(await (await browser.fetch('/session')).json(), { SESSIONID: 7 });
  });

  it('answer with a page', async () => {
    const browser = await failing({ call: 'getCart', body: 'html', status: 502 });
    const response = await browser.fetch('/cart');
    assert.equal(response.status, 502);
    assert.match(response.headers.get('content-type') ?? '', /html/);
  });

  it('drop the connection', async () => {
    const browser = await failing({ call: 'getCart', drop: true });
    await assert.rejects(browser.fetch('/cart'));
  });

  it('delay the answer', async () => {
    const browser = await failing({ call: 'getCart', delay: 60 });
    const start = performance.now();
    await browser.json('/cart');
    assert.ok(performance.now() - start >= 55);
  });

  it('happen as often as was asked', async () => {
    const browser = await failing({ call: 'getCart', status: 500, times: 2 });
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await browser.fetch('/cart')).status);
    assert.deepEqual(statuses, [500, 500, 200]);
  });

  it('meet one call of one browser, and stay through sign-in', async () => {
    const browser = await failing({ call: 'getMarket', status: 500 });
    await browser.signIn('dealer');
    assert.equal((await browser.fetch('/markets/us.json')).status, 500);
    assert.equal((await browser.fetch('/markets.json')).status, 200);
    assert.equal((await new Browser(server).fetch('/markets/us.json')).status, 200);
  });

  it('meet a call behind the proxy', async () => {
    const browser = await failing({ call: 'getTermsLatest', status: 504 });
    await browser.signIn('terms-again');
    assert.equal((await browser.account('account-api/v1/policy/termsAndConditions/latest')).status, 504);
    assert.equal((await browser.account('account-api/v1/policy/termsAndConditions/agreed')).status, 200);
  });

  it('end when they are taken away', async () => {
    const browser = await failing({ call: 'getCart', status: 500 });
    await browser.fetch('/faults', { method: 'DELETE' });
    assert.equal((await browser.fetch('/cart')).status, 200);
  });

  it('are refused where no call has that name', async () => {
    const response = await new Browser(server).fetch('/faults', { json: { call: 'getNothing' } });
    assert.equal(response.status, 400);
  });

  it('are refused from another site', async () => {
    const request = { json: { call: 'getCart', status: 500 }, headers: { origin: 'https://evil.example' } };
    assert.equal((await new Browser(server).fetch('/faults', request)).status, 403);
  });
});
