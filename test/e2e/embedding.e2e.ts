import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { startServer } from '../../demo/backend/serve.ts';
import { snippet } from '../helpers/snippets.ts';
import { expect, test } from './fixtures.ts';
import { styled } from './styled.ts';

const doc = 'docs/embedding.md';
const policy = snippet(doc, 'policy').replaceAll('\n', ' ');
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
const release = readJson('packages/elements/package.json').version ?? '';
const readRelease = (name: string) => readJson(`dist/${release}/${name}`);
const readManifest = (module: string) => readJson('dist/manifest.json')[module] ?? '';
const banner = (page: Page) => page.getByRole('banner');
const charging = (page: Page) => banner(page).getByRole('button', { name: 'Charging', exact: true });
const depotLink = (page: Page) => banner(page).getByRole('link', { name: 'Depot charging' });
const violations = (page: Page) => page.evaluate(() => sessionStorage.getItem('violations'));

interface Changes {
  html?: (html: string) => string;
  css?: string;
  policy?: (policy: string) => string;
}

/** Opens a page of the manual as it stands there, with the scripts and styles that it names, under the manual's policy. */
async function open(page: Page, name: string, { html, css, policy: change }: Changes = {}): Promise<void> {
  const text = snippet(doc, name);
  const body = html ? html(text) : text;
  const headers = { 'content-security-policy': change ? change(policy) : policy };
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const before = sessionStorage.getItem('violations') ?? '';
      sessionStorage.setItem('violations', `${before}${violatedDirective} ${blockedURI}; `);
    });
  });
  await page.route(`**/${name}`, (route) => route.fulfill({ contentType: 'text/html', headers, body }));
  for (const [file, contentType] of [
    ['connected.js', 'text/javascript'],
    ['own-sign-in.js', 'text/javascript'],
    ['report.js', 'text/javascript'],
  ] as const)
    await page.route(`**/${file}`, (route) => route.fulfill({ contentType, body: snippet(doc, file) }));
  await page.route('**/page.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: css ?? snippet(doc, 'page.css') }),
  );
  await page.goto(`/${name}`);
}

/** The page of a release with its hashes filled in, and the release's address where it is not this site. */
const pinned = (origin = ''): Changes => ({
  html: (html) =>
    html
      .replace(/(<script type="importmap"[^>]*>)[^<]*/, `$1${JSON.stringify(readRelease('importmap.json'))}`)
      .replace('integrity="sha384-…"', `integrity="${readRelease('integrity.json')['fp-shell.js']}"`)
      .replace('{nonce}', 'abc123')
      .replaceAll(`/${release}/`, `${origin}/${release}/`),
  policy: (text) => text.replace("script-src 'self'", `script-src 'nonce-abc123' ${origin || "'self'"}`),
});

test('the one script has Chromium compile its functions while it loads', () => {
  for (const name of ['fp-shell.js', 'fp-connect.js', readManifest('packages/elements/src/rest.ts')])
    expect(readFileSync(`dist/${name}`, 'utf8').split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad']);
});

test('[RTE-23][NAV-02][MOB-01] the static page has its links at once, then bars and menus, and nothing moves', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let before: unknown;
  await page.route('**/fp-shell.js', async (route) => {
    await expect(page.getByRole('link', { name: 'Sitemap' })).toBeVisible();
    await styled(page);
    before = await page.getByRole('main').boundingBox();
    await route.continue();
  });
  await open(page, 'static.html');
  await charging(page).click();
  await expect(depotLink(page)).toBeVisible();
  expect(await page.getByRole('main').boundingBox()).toEqual(before);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await banner(page).getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Charging' })).toBeVisible();
  expect(asked.filter((path) => path === '/markets/us.json')).toHaveLength(1);
  expect(await violations(page)).toBeNull();
});

for (const [from, name] of [
  [doc, 'page.css'],
  ['packages/elements/README.md', 'room.css'],
] as const) {
  const css = snippet(from, name);
  const withHeader = (attributes: string): Changes => ({
    html: (html) => html.replace('<fp-header src="/markets/us.json"', `<fp-header ${attributes}`),
    css,
  });

  test(`[HDR-01] a hidden header stays hidden under ${name} of ${from}, before the script and after`, async ({
    page,
  }) => {
    const header = page.locator('fp-header');
    await page.route('**/fp-shell.js', async (route) => {
      await expect(page.getByRole('link', { name: 'Sitemap' })).toBeVisible();
      await expect(header).toBeHidden();
      await route.continue();
    });
    await open(page, 'static.html', withHeader('hidden transparent src="/markets/us.json"'));
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' })).toBeVisible();
    await expect(header).toBeHidden();
  });

  for (const [width, height] of [
    [390, 56],
    [1024, 88],
    [1440, 88],
  ] as const)
    test(`[HDR-18] a compact header has its ${height} px under ${name} of ${from} before the script, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const boxes = () => Promise.all(['fp-header', 'main'].map((tag) => page.locator(tag).boundingBox()));
      let before: unknown;
      await page.route('**/fp-shell.js', async (route) => {
        await expect(page.getByRole('link', { name: 'Sitemap' })).toBeVisible();
        await styled(page);
        before = await boxes();
        await route.continue();
      });
      await open(page, 'static.html', withHeader('compact src="/markets/retail.json"'));
      await expect(page.locator('fp-header [part=brand]')).toBeVisible();
      const after = await boxes();
      expect(after[0]?.height).toBe(height);
      expect(after).toEqual(before);
    });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[HDR-01] the static page is used by the links in its header and footer', async ({ page }) => {
    await open(page, 'static.html');
    for (const name of ['Fleet Portal', 'Contact us', 'Sitemap'])
      await expect(page.getByRole('link', { name })).toBeVisible();
  });
});

test('[NTF-01][MOD-02][BAN-02][CKC-01][HDR-09] all of the connected page works under the least policy', async ({
  page,
  context,
  enterAs,
  consoleErrors,
}) => {
  await context.clearCookies();
  await page.goto('/login');
  await enterAs('fleet-customer');
  await open(page, 'connected.html');
  await page.getByRole('button', { name: 'Refuse all' }).click();
  await charging(page).click();
  await expect(depotLink(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await banner(page).getByRole('button', { name: 'M Lindqvist' }).click();
  await expect(banner(page).getByRole('link', { name: 'Sign out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await banner(page)
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await expect(page.locator('fp-notification-drawer .card').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Book 48 vehicles' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Book them' }).click();
  const notice = page.locator('fp-header + fp-top-notifications');
  await expect(notice.getByRole('link', { name: 'See the dates' })).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Cookie/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept all' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await expect(banner(page).getByRole('button', { name: 'Recharge', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await banner(page).getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Recharge' })).toBeVisible();
  expect(await violations(page)).toBeNull();
  expect(consoleErrors).toEqual([]);
  // The policy is in force.
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => violations(page)).toContain('style-src');
  consoleErrors.length = 0;
});

test('[HDR-07][HDR-08][SES-02] a page’s own sign-in says who is here, and is asked to sign in and out', async ({
  page,
}) => {
  const person = {
    id: 'u-1',
    firstName: 'Maya',
    lastName: 'Lindqvist',
    email: 'maya@example.com',
    permissions: [],
    company: 'Harbor and Field',
  };
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let here: unknown = null;
  await page.route('**/me', (route) => route.fulfill({ json: here }));
  await page.route('**/my-sign-*', (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
  await open(page, 'own-sign-in.html');
  await banner(page).getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/my-sign-in');

  here = person;
  await page.goto('/own-sign-in.html');
  await expect(banner(page).getByText(person.company)).toBeVisible();
  await banner(page).getByRole('button', { name: 'M Lindqvist' }).click();
  await banner(page).getByRole('link', { name: 'Sign out' }).click();
  await page.waitForURL('**/my-sign-out');
  expect(asked).not.toContain('/session');
});

test('[RTE-23] the page of one version runs what its hashes say, and nothing else', async ({
  page,
  consoleErrors,
}) => {
  expect(snippet(doc, 'pinned.html')).toContain(`src="/${release}/fp-shell.js"`);
  const answer = await page.request.get(`/${release}/fp-shell.js`);
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  await open(page, 'pinned.html', pinned());
  await charging(page).click();
  await expect(depotLink(page)).toBeVisible();
  expect(await violations(page)).toBeNull();
  expect(consoleErrors).toEqual([]);

  await page.route(`**/${release}/chunks/*.js`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n` });
  });
  await page.reload();
  await expect.poll(() => consoleErrors.join()).toContain('integrity');
  await expect(page.getByRole('link', { name: 'Fleet Portal' })).toBeVisible();
  await expect(charging(page)).toHaveCount(0);
  // One line for each chunk, of which some come later.
  page.removeAllListeners('console');
  consoleErrors.length = 0;
});

test.describe('beside another site', () => {
  // A page that the test makes up has no address of its own, and Chromium asks before such a page may reach this computer.
  test.use({ permissions: ['local-network-access'] });
  let other: Awaited<ReturnType<typeof startServer>>;
  test.beforeAll(async () => {
    other = await startServer({ root: 'dist', port: 0 });
  });
  test.afterAll(() => other.close());

  test('[RTE-23] the page of one version takes it from there', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await open(page, 'pinned.html', pinned(other.url));
    await charging(page).click();
    await expect(depotLink(page)).toBeVisible();
    expect(scripts.filter((address) => !address.startsWith(`${other.url}/${release}/`))).toEqual([]);
    expect(await violations(page)).toBeNull();
  });

  test('[API-09] a market that no other site may read leaves the links, and the page can report it', async ({
    page,
    consoleErrors,
  }) => {
    const address = `${other.url}/markets/us.json`;
    const reports: unknown[] = [];
    await page.route('**/errors', (route) => {
      reports.push(JSON.parse(route.request().postData() ?? ''));
      return route.fulfill({ status: 204 });
    });
    await open(page, 'static.html', {
      html: (html) =>
        html
          .replaceAll('/markets/us.json', address)
          .replace('<script', '<script type="module" src="/report.js"></script><script'),
      policy: (text) => text.replace("connect-src 'self'", `connect-src 'self' ${other.url}`),
    });
    const message = `GET ${address}: no connection, or reading from that site is not allowed (CORS, connect-src)`;
    const report = { address, field: '', message };
    await expect.poll(() => reports).toHaveLength(2);
    for (const element of ['fp-header', 'fp-footer']) expect(reports).toContainEqual({ element, ...report });
    const ours = consoleErrors.filter((line) => line.startsWith('<fp-'));
    expect(ours.map((line) => line.replace('footer', 'header'))).toEqual([`<fp-header>: ${message}`]);
    for (const name of ['Fleet Portal', 'Sitemap'])
      await expect(page.getByRole('link', { name })).toBeVisible();
    consoleErrors.length = 0;
  });
});

test('no file of the one script evaluates text', () => {
  const files = Object.keys(readRelease('integrity.json'));
  expect(files).toContain('fp-connect.js');
  const evaluates = (file: string) =>
    /\beval\s*\(|\bFunction\s*\(/.test(readFileSync(`dist/${release}/${file}`, 'utf8'));
  expect(files.filter(evaluates)).toEqual([]);
});
