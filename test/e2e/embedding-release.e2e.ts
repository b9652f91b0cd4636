import { readFileSync } from 'node:fs';
import { startServer } from '../../demo/backend/serve.ts';
import { snippet } from '../helpers/snippets.ts';
import { expect, test } from './fixtures.ts';
import { charging, depotLink, openManual, violations, type Changes } from './manual-page.ts';

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
const release = readJson('packages/elements/package.json').version ?? '';
const readRelease = (name: string) => readJson(`dist/${release}/${name}`);
const readManifest = (module: string) => readJson('dist/manifest.json')[module] ?? '';

/** Fills the hashes of a release into the manual's page, and the origin of the release if it is another site. */
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

test('[RTE-23] the page of one version runs what its hashes say, and nothing else', async ({
  page,
  consoleErrors,
}) => {
  expect(snippet('docs/embedding.md', 'pinned.html')).toContain(`src="/${release}/fp-shell.js"`);
  const answer = await page.request.get(`/${release}/fp-shell.js`);
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  await openManual(page, 'pinned.html', pinned());
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
  // Blocked chunks log one line each, some of them later.
  page.removeAllListeners('console');
  consoleErrors.length = 0;
});

test.describe('beside another site', () => {
  // A page that the test fulfills has no IP address, and Chromium asks for permission before such a page may access this computer.
  test.use({ permissions: ['local-network-access'] });
  let other: Awaited<ReturnType<typeof startServer>>;
  test.beforeAll(async () => {
    other = await startServer({ root: 'dist', port: 0 });
  });
  test.afterAll(() => other.close());

  test('[RTE-23] the page of one version takes it from there', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await openManual(page, 'pinned.html', pinned(other.url));
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
    await openManual(page, 'static.html', {
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
