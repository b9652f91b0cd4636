import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Browser } from './testing/browser.ts';
import { startTestServer } from './testing/server.ts';

const server = await startTestServer();

describe('the sign-in page', () => {
  it('lists every person as a button of one form, under one heading, and says that it is for development', async () => {
    const response = await new Browser(server).open('/login?lang=en-us&redirect=/en-us/orders/');
    const page = await response.text();
    assert.equal(page.match(/<h1>/g)?.length, 1);
    assert.equal(page.match(/<button name="person"/g)?.length, 12);
    assert.match(page, /For development and tests only/);
  });

  it('shows two capitals of each name', async () => {
    const page = await new Browser(server).text('/login');
    const initials = [...page.matchAll(/class="initials"[^>]*>([^<]*)</g)].map(([, letters = '']) => letters);
    assert.equal(initials.length, 12);
    for (const letters of initials) assert.match(letters, /^\p{Lu}{2}$/u);
    assert.ok(initials.includes('NV'));
  });

  it('[SES-02] says once, in its language, that the session has ended, but not after a sign-out', async () => {
    const browser = new Browser(server);
    const says = async () => (await browser.text('/login?lang=de-de')).includes('Ihre Sitzung ist zu Ende');
    await browser.signIn('dealer');
    assert.equal(await says(), false);
    const [name = ''] = browser.cookies.keys();
    browser.cookies.set(name, 'of-a-session-that-is-gone');
    assert.equal(await says(), true);
    assert.equal(await says(), false);
    await browser.signIn('dealer');
    await browser.fetch('/logout');
    assert.equal(await says(), false);
  });

  for (const [from, back] of [
    ['/en-us/orders/', '/en-us/'],
    ['/demo/host/connected.html', '/demo/host/connected.html'],
  ] as const) {
    it(`leads back to ${back} who came from ${from} and does not sign in`, async () => {
      const response = await new Browser(server).open(`/login?lang=en-us&redirect=${from}`);
      assert.ok((await response.text()).includes(`<a class="cancel" href="${back}">`));
    });
  }

  for (const [lang, language] of [
    ['en-us', 'en'],
    ['fr-ca', 'fr'],
    ['de-at', 'de'],
    ['tr-tr', 'tr'],
    ['nl-nl', 'en'],
  ] as const) {
    it(`speaks ${language} for ${lang} and says so`, async () => {
      const page = await new Browser(server).text(`/login?lang=${lang}`);
      assert.match(page, new RegExp(`<html lang="${language}">`));
    });
  }

  it('has a heading of its own for each way in, and lets who is signed in go back without confirming', async () => {
    const pages = await Promise.all(
      ['/login', '/adfslogin', '/analytics', '/mfa'].map((path) => new Browser(server).text(path)),
    );
    const headings = pages.map((page) => /<h1>(.*)<\/h1>/.exec(page)?.[1]);
    assert.equal(new Set(headings).size, 4);
    const waysBack = pages.map((page) => /Back without [^<]*/.exec(page)?.[0]);
    const [signIn, stepUp] = ['Back without signing in', 'Back without confirming'];
    assert.deepEqual(waysBack, [signIn, signIn, signIn, stepUp]);
  });

  it('runs no script and loads its style from a file', async () => {
    const response = await new Browser(server).open('/login');
    const policy = response.headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'/);
    assert.doesNotMatch(policy, /unsafe/);
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
    assert.equal(response.headers.get('referrer-policy'), 'same-origin');
    assert.doesNotMatch(await response.text(), /<style|style=|<script/);
    const styles = await new Browser(server).fetch('/login.css');
    assert.match(styles.headers.get('content-type') ?? '', /^text\/css/);
  });

  it('escapes what the address says', async () => {
    const page = await new Browser(server).text('/login?lang="><b>&redirect=/en-us/?a="><b>');
    assert.doesNotMatch(page, /<b>/);
  });

  for (const request of [{ form: { person: 'nobody' } }, { json: { person: { toString: 1 } } }]) {
    it(`refuses a person who is not on the list and says so: ${JSON.stringify(request)}`, async () => {
      const browser = new Browser(server);
      const response = await browser.fetch('/login', request);
      assert.equal(response.status, 400);
      assert.match(await response.text(), /role="alert"/);
      assert.equal(browser.cookies.size, 0);
    });
  }
});

describe('signing in and out', () => {
  it('[RTE-08] sets a session cookie that no script can read, and goes on to the page', async () => {
    const response = await new Browser(server).signIn('fleet-customer', '/en-us/orders/?a=1#b');
    assert.equal(response.status, 303);
    assert.equal(response.headers.get('location'), '/en-us/orders/?a=1#b');
    const cookie = response.headers.getSetCookie().find((text) => text.startsWith('fp_sid=')) ?? '';
    assert.match(cookie, /; path=\//i);
    assert.match(cookie, /; httponly/i);
    assert.match(cookie, /; samesite=lax/i);
  });

  for (const trick of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' //evil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    'http://127.0.0.1:1/',
    'http://user@127.0.0.1/',
  ]) {
    it(`[RTE-25] never goes on to ${JSON.stringify(trick)}`, async () => {
      const browser = new Browser(server);
      const signedIn = await browser.signIn('dealer', trick);
      const signedOut = await browser.fetch(`/logout?redirect=${encodeURIComponent(trick)}`);
      const ended = await browser.fetch(`/end-child-session?redirect=${encodeURIComponent(trick)}`);
      for (const response of [signedIn, signedOut, ended]) {
        assert.equal(response.status, 303);
        assert.equal(response.headers.get('location'), '/');
      }
    });
  }

  it('[RTE-25] goes on from a sign-in to no way out, and from a sign-out to a sign-in', async () => {
    const browser = new Browser(server);
    for (const way of ['/logout', '/en-us/LogOut/?redirect=/', '/end-child-session?redirect=/']) {
      const signedIn = await browser.signIn('child-session', way);
      assert.equal(signedIn.headers.get('location'), '/');
      assert.ok((await browser.text(`/login?redirect=${way}`)).includes('<a class="cancel" href="/">'));
      const ended = await browser.fetch(`/end-child-session?redirect=${way}`);
      assert.equal(ended.headers.get('location'), '/');
    }
    const signedOut = await browser.fetch('/logout?redirect=/login?redirect=/en-us/');
    assert.equal(signedOut.headers.get('location'), '/login?redirect=/en-us/');
  });

  it("[ENT-03] tells who is there, and never the cookie's value", async () => {
    const browser = new Browser(server);
    assert.deepEqual(await browser.json('/session'), { SESSIONID: null, USER: null });
    await browser.signIn('ford-employee');
    const session = await browser.json<{ SESSIONID: string; USER: { userType: string } }>('/session');
    assert.equal(session.USER.userType, 'fordEmployee');
    assert.notEqual(session.SESSIONID, browser.cookies.get('fp_sid'));
  });

  it('keeps browsers apart', async () => {
    const [one, other] = [new Browser(server), new Browser(server)];
    await one.signIn('fleet-customer');
    await other.signIn('dealer');
    const names = await Promise.all(
      [one, other].map(
        async (browser) => (await browser.json<{ USER: { lastName: string } }>('/session')).USER.lastName,
      ),
    );
    assert.deepEqual(names, ['Lindqvist', 'Benedetti']);
  });

  it('gives a new cookie at sign-in, and the old one is worth nothing', async () => {
    const browser = new Browser(server);
    await browser.signIn('fleet-customer');
    const stolen = new Browser(server);
    stolen.cookies.set('fp_sid', browser.cookies.get('fp_sid') ?? '');
    await browser.signIn('fleet-customer');
    assert.deepEqual(await stolen.json('/session'), { SESSIONID: null, USER: null });
  });

  it('[RTE-08] ends the session at /logout', async () => {
    const browser = new Browser(server);
    await browser.signIn('dealer');
    const response = await browser.fetch('/logout?redirect=/en-us/charging/');
    assert.equal(response.headers.get('location'), '/en-us/charging/');
    assert.deepEqual(await browser.json('/session'), { SESSIONID: null, USER: null });
  });

  it('[BAN-03] goes on with the own session of whoever ends a child session, however often they end it', async () => {
    const browser = new Browser(server);
    await browser.signIn('child-session');
    for (let turn = 0; turn < 2; turn++) {
      const response = await browser.fetch('/end-child-session?redirect=/en-us/data-sharing/');
      assert.equal(response.headers.get('location'), '/en-us/data-sharing/');
    }
    const session = await browser.json<{ USER: { lastName: string }; IS_CHILD_SESSION: boolean }>('/session');
    assert.deepEqual([session.USER.lastName, session.IS_CHILD_SESSION], ['Lindqvist', false]);
  });

  for (const [path, context] of [
    ['/login', 'iam'],
    ['/adfslogin', 'adfs'],
    ['/analytics', 'analytics'],
  ] as const) {
    it(`[GAT-02] gives the auth context ${context} at ${path}`, async () => {
      const browser = new Browser(server);
      await browser.fetch(path, { form: { person: 'fleet-customer' } });
      assert.equal((await browser.json('/session')).authContext, context);
    });
  }

  it('[GAT-04] asks for a step-up until /mfa has confirmed the person', async () => {
    const browser = new Browser(server);
    await browser.signIn('step-up');
    assert.deepEqual(await browser.json('/session'), { SESSIONID: null, USER: null, stepUpRequired: true });
    const page = await browser.text('/mfa?redirect=/en-us/orders/');
    assert.equal(page.match(/<button/g)?.length, 1);
    const response = await browser.fetch('/mfa', { form: { person: 'step-up', redirect: '/en-us/orders/' } });
    assert.equal(response.headers.get('location'), '/en-us/orders/');
    assert.equal((await browser.json('/session')).stepUpRequired, false);
  });

  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]) {
    it(`refuses a form from elsewhere: ${JSON.stringify(headers)}`, async () => {
      const browser = new Browser(server);
      const response = await browser.fetch('/login', { form: { person: 'dealer' }, headers });
      assert.equal(response.status, 403);
      assert.equal(browser.cookies.size, 0);
    });
  }

  it('is not signed out by a picture on another site', async () => {
    const browser = new Browser(server);
    await browser.signIn('dealer');
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' };
    assert.equal((await browser.fetch('/logout', { headers })).status, 403);
    assert.notEqual((await browser.json('/session')).SESSIONID, null);
  });

  for (const path of ['/logout', '/end-child-session', '/sites/de/']) {
    it(`changes nothing at ${path} for a picture of its own content`, async () => {
      const browser = new Browser(server);
      await browser.signIn('dealer');
      const cookies = new Map(browser.cookies);
      const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' };
      assert.equal((await browser.fetch(path, { headers })).status, 403);
      assert.deepEqual(browser.cookies, cookies);
      assert.notEqual((await browser.json('/session')).SESSIONID, null);
    });
  }
});

describe('the number of sessions', () => {
  it('is capped: the browser that was away for longest is forgotten', async () => {
    const small = await startTestServer({ maximumSessions: 2 });
    const [first, second, third] = [new Browser(small), new Browser(small), new Browser(small)];
    await first.signIn('dealer');
    await second.signIn('dealer');
    await first.json('/session');
    await third.signIn('dealer');
    const isThere = async (browser: Browser) => (await browser.json('/session')).SESSIONID !== null;
    assert.deepEqual(await Promise.all([first, second, third].map(isThere)), [true, false, true]);
  });
});
