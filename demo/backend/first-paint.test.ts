import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Browser } from './testing/browser.ts';
import { startTestServer } from './testing/server.ts';

const works = await startTestServer();
const fails = await startTestServer({ renderers: () => Promise.reject(new Error('not built')) });

describe("the portal's page", () => {
  it('comes with the header of its market in its language', async () => {
    const page = await (await new Browser(works).open('/en-us/')).text();
    assert.match(page, /<fp-first-paint[^>]*locale="en-us"/);
    assert.ok(page.includes('Vehicles'));
  });

  it('[NAV-07] comes with the menus of whoever is signed in, and names nobody', async () => {
    const browser = new Browser(works);
    assert.doesNotMatch(await (await browser.open('/en-us/')).text(), />Orders</);
    await browser.signIn('fleet-customer');
    const page = await (await browser.open('/en-us/')).text();
    assert.match(page, /part="notifications-button"/);
    for (const text of ['Orders', 'Profile']) assert.match(page, new RegExp(`>${text}<`));
    assert.doesNotMatch(page, />Sign in<|Lindqvist|Harbor and Field/);
    assert.match(
      await (await browser.open('/en-us/insights/')).text(),
      /part="workspace-title">(?:<!--.*?-->)?Insights</,
    );
  });

  const bars: [path: string, place: string][] = [
    ['/en-us/insights/', '<div class="workspace"></div>'],
    ['/en-us/insights/energy/', '<div class="workspace workspace-with-tabs"></div>'],
    ['/en-us/contact-us/', ''],
  ];
  for (const [path, place] of bars) {
    it(`[WSP-01] keeps ${place || 'no room'} for the bar of ${path}`, async () => {
      const page = await (await new Browser(works).open(path)).text();
      assert.ok(page.includes(`<main class="main starting">${place}</main>`));
    });
  }

  it('[HDR-06] begins with its picture, under a header that lets it through', async () => {
    const page = await (await new Browser(works).open('/en-us/')).text();
    assert.match(page, /<fp-first-paint[^>]* transparent/);
    assert.match(
      page,
      /<main class="main starting"><div class="hero"><img class="hero-picture" src="\/pictures\/[^"]+"[^>]*><\/div><\/main>/,
    );
    const plain = await (await new Browser(works).open('/en-us/contact-us/')).text();
    assert.doesNotMatch(plain, /class="hero"|<fp-first-paint[^>]* transparent/);
  });

  it('[BAN-03] leaves its picture out where a banner will stand above it', async () => {
    const browser = new Browser(works);
    await browser.signIn('child-session');
    assert.doesNotMatch(
      await (await browser.open('/en-us/')).text(),
      /class="hero"|<fp-first-paint[^>]* transparent/,
    );
  });

  it('goes out without the header where that cannot be made, and says so on the console', async (t) => {
    const told = t.mock.method(console, 'error', () => undefined);
    const response = await new Browser(fails).open('/en-us/');
    assert.equal(response.status, 200);
    assert.match(await response.text(), /<title>The portal<\/title><div id="fp-portal">/);
    assert.equal(told.mock.callCount(), 1);
  });
});
