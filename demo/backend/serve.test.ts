import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { describe, it } from 'node:test';
import { Browser, browserOf } from './testing/browser.ts';
import { startTestServer } from './testing/server.ts';

const server = await startTestServer();

describe("the portal's page", () => {
  for (const path of [
    '/',
    '/?transactionId=t-1',
    '/en-us/',
    '/en-us/vehicles/?a=1',
    '/en-us/nothing/here',
    '/fr-ca/account/',
    '/xx-yy/',
    '/contact-us/',
    '/vehicles/cargo-vans/',
    '/en-us/pro/vehicles/',
    '/x',
    '/unknown/page/?a=1',
    '/demo/none/',
    '/%zz/',
    '/a%20b',
  ]) {
    it(`[RTE-01] [RTE-16] [RTE-18] answers ${path}`, async () => {
      const response = await new Browser(server).open(path);
      assert.equal(response.status, 200);
      assert.match(await response.text(), /The portal/);
    });
  }

  for (const path of ['/portal/', '/portal//index.html', '/portal/%69ndex.html', '/portal/./index.html']) {
    it(`comes with its policy at ${path} too`, async () => {
      const { headers } = await new Browser(server).open(path);
      assert.match(headers.get('content-security-policy') ?? '', /require-trusted-types-for 'script'/);
    });
  }

  it('comes with a strict policy and trusted types', async () => {
    const response = await new Browser(server).open('/en-us/');
    const policy = response.headers.get('content-security-policy') ?? '';
    assert.match(policy, /require-trusted-types-for 'script'; trusted-types fp-shell lit-html dompurify/);
    assert.match(policy, /script-src 'self';/);
    assert.doesNotMatch(policy, /unsafe/);
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
  });

  for (const path of ['/nothing.html', '/demo/', '/%6cogout', '/%0a']) {
    it(`does not answer ${path}`, async () => {
      const response = await new Browser(server).open(path);
      assert.equal(response.status, 404);
      assert.match(await response.text(), /<h1>Not found<\/h1>/);
    });
  }

  it('does not answer above the folder, whether there is a file or not', async () => {
    const page = { port: new URL(server.url).port, path: '/../nothing', headers: { accept: 'text/html' } };
    const [answer] = (await once(get(page), 'response')) as [IncomingMessage];
    answer.resume();
    assert.equal(answer.statusCode, 404);
  });

  it('does not answer what a page loads', async () => {
    const image = { accept: 'image/*', 'sec-fetch-dest': 'image' };
    assert.equal((await new Browser(server).fetch('/nothing', { headers: image })).status, 404);
    const response = await new Browser(server).fetch('/en-us/nothing.js', { headers: { accept: '*/*' } });
    assert.equal(response.status, 404);
    assert.match(response.headers.get('content-type') ?? '', /json/);
  });
});

describe('files', () => {
  it('are served from the folder', async () => {
    const browser = new Browser(server);
    assert.match((await browser.fetch('/fp-shell.js')).headers.get('content-type') ?? '', /javascript/);
    assert.match(await (await browser.open('/demo/host/')).text(), /A host page/);
  });

  it('of a release are kept for ever and read by any site', async () => {
    const { headers } = await new Browser(server).fetch('/1.2.3/fp-shell.js');
    assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.equal(headers.get('access-control-allow-origin'), '*');
  });

  it('that a build replaces are asked for again, and sent only where they have changed', async () => {
    const { headers } = await new Browser(server).fetch('/fp-shell.js');
    assert.equal(headers.get('cache-control'), 'no-cache');
    assert.equal(headers.get('access-control-allow-origin'), null);
    const again = { 'if-modified-since': headers.get('last-modified') ?? '' };
    // fetch would add `Cache-Control: no-cache`, which rules out a 304.
    const response = once(get(`${server.url}/fp-shell.js`, { headers: again }), 'response') as Promise<
      [IncomingMessage]
    >;
    const [answer] = await response;
    assert.equal(answer.statusCode, 304);
  });

  for (const path of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/%00', '/.hidden']) {
    it(`are not served from elsewhere: ${path}`, async () => {
      assert.equal((await new Browser(server).fetch(path)).status, 404);
    });
  }
});

describe('the site that this origin plays', () => {
  const marketOf = async (browser: Browser) => /"MARKET_ID":"(\w+)"/.exec(await browser.text('/env.js'))?.[1];

  for (const [id, home] of [
    ['ca', '/en-ca/'],
    ['gb', '/en-gb/'],
    ['retail', '/en-us/pro/'],
  ] as const) {
    it(`is ${id} after /sites/${id}/, which leads to ${home}`, async () => {
      const browser = new Browser(server);
      const response = await browser.open(`/sites/${id}/`);
      assert.equal(response.headers.get('location'), home);
      assert.equal(await marketOf(browser), id);
      await browser.open(home);
      assert.equal(await marketOf(browser), id);
    });
  }

  for (const [path, id] of [
    ['/sv-se/', 'se'],
    ['/fr-ca/orders/', 'ca'],
    ['/en-us/pro/vehicles/', 'retail'],
    ['/en-us/vehicles/', 'us'],
    ['/xx-yy/', 'us'],
  ] as const) {
    it(`is ${id} after opening ${path}`, async () => {
      const browser = new Browser(server);
      await browser.open(path);
      assert.equal(await marketOf(browser), id);
    });
  }

  it('does not change by a file that a page loads', async () => {
    const browser = new Browser(server);
    await browser.fetch('/sv-se/x.js', { headers: { accept: '*/*', 'sec-fetch-dest': 'script' } });
    assert.equal(await marketOf(browser), 'us');
  });

  it('says no where there is no such site', async () => {
    assert.equal((await new Browser(server).open('/sites/xx/')).status, 404);
  });
});

describe('content pages', () => {
  it('come in the language of the path', async () => {
    const browser = new Browser(server);
    await browser.open('/sites/ca/');
    const page = await browser.json<{ title: string; html: string }>('/content/?path=/fr-ca/charging/depot/');
    assert.equal(page.title, 'Recharge au dépôt');
    assert.match(page.html, /href="\/fr-ca\/charging\/"/);
  });

  it('come in the language of the page that asks, where the path has none', async () => {
    const browser = new Browser(server);
    await browser.open('/sites/ca/');
    const headers = { referer: `${server.url}/fr-ca/charging/depot/` };
    assert.match(await browser.text('/content/?path=/charging/depot/', { headers }), /Recharge au dépôt/);
    assert.match(await browser.text('/content/?path=/charging/depot/'), /Depot charging/);
  });

  it('are not found under another path', async () => {
    assert.equal((await new Browser(server).fetch('/content/?path=/en-us/nothing/')).status, 404);
  });
});

describe('[TXP-01] a transaction', () => {
  const address = '/?transactionId=t-9&path=/orders/&sessionId=s-9&permissions=A,B&marketId=';

  it('is previewed in the session of whoever is signed in', async () => {
    const browser = new Browser(server);
    await browser.open(`${address}us`);
    assert.equal((await browser.json('/session')).transaction, undefined);
    await browser.signIn('fleet-customer');
    await browser.open(`${address}us`);
    assert.deepEqual((await browser.json('/session')).transaction, {
      transactionId: 't-9',
      sessionId: 's-9',
      permissions: ['A', 'B'],
      marketId: 'us',
      path: '/orders/',
      error: '',
    });
  });

  it('carries an error for a market that does not exist', async () => {
    const browser = await browserOf(server);
    await browser.open(`${address}xx`);
    const { transaction } = await browser.json<{ transaction: { error: string } }>('/session');
    assert.match(transaction.error, /no market "xx"/);
  });
});
