// npm run test:packages: tests the packages as other teams install them, in sample apps. The scripts must be built before.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumFlags } from '../browser/chromium-flags.ts';
import { findEngine } from '../browser/engines.ts';
import { apps, makeApp } from './apps.ts';
import { checkContents } from './contents.ts';
import { checkEntryPoints } from './entry-points.ts';
import { installPackages } from './install.ts';
import { checkTypes } from './types.ts';
import { elementsIn, loadOf } from './used.ts';
import { testInVitest } from './vitest.ts';

const headerAndFooter = `import '@fleet-portal/elements/define/header'; import '@fleet-portal/elements/define/footer';`;

describe('the packages, installed outside the workspace', { concurrency: 2 }, () => {
  let folder: string;
  let browser: Browser;

  before(async () => {
    const executablePath = findEngine('chromium') ?? '';
    [folder, browser] = await Promise.all([
      installPackages(),
      chromium.launch({ executablePath, args: chromiumFlags }),
    ]);
  });

  after(async () => {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  });

  for (const name of ['model', 'elements', 'portal']) {
    it(`hold what ${name} exports, its licence and manual, and nothing of its workshop`, () =>
      checkContents(join(folder, 'node_modules/@fleet-portal', name)));
  }

  it('bring the schema that editors check a market by, at the address that the manual names', () => {
    const { resolve } = createRequire(join(folder, 'index.js'));
    const file = resolve('@fleet-portal/model/market.schema.json');
    assert.equal(file, join(folder, 'node_modules/@fleet-portal/model/market.schema.json'));
    assert.equal(readFileSync(file, 'utf8'), readFileSync('packages/model/market.schema.json', 'utf8'));
  });

  it('mark React’s components as the client’s, for frameworks that render on a server, too', () => {
    const components = join(folder, 'node_modules/@fleet-portal/portal/dist/wrappers');
    for (const file of readdirSync(components).filter((name) => name.endsWith('.js')))
      assert.match(readFileSync(join(components, file), 'utf8'), /^'use client';/, file);
  });

  for (const resolution of ['bundler', 'nodenext'] as const) {
    it(`have types for every export, resolved as ${resolution}`, () => checkTypes(folder, resolution));
    it(`bring tag and events by every entry point alone, resolved as ${resolution}`, () =>
      checkEntryPoints(folder, resolution));
  }

  it('bring a bundler no element but those that are used', async () => {
    const used = (line: string) => elementsIn(folder, line);
    assert.deepEqual(await used(`import { Spinner } from '@fleet-portal/portal/wrappers'; show(Spinner);`), [
      'spinner',
    ]);
    assert.deepEqual(await used(`import '@fleet-portal/elements/define/spinner';`), ['spinner']);
    assert.deepEqual(
      await used(`import { FpSpinner } from '@fleet-portal/elements/spinner'; show(FpSpinner);`),
      [],
    );
  });

  it('make three small files of header and footer, without what loads later', async () => {
    const { packages, files, kilobytes } = await loadOf(folder, headerAndFooter);
    assert.deepEqual(packages.filter((name) => !name.includes('lit')).sort(), [
      '@fleet-portal/elements',
      '@fleet-portal/model',
    ]);
    assert.equal(files, 3);
    assert.ok(kilobytes < 23.5, `${kilobytes.toFixed(2)} kB`);
  });

  it('ask for three files more once the header is painted, beside its two of the first script', async () => {
    const follower = 'chunks/header-after-paint-after-paint-controller.js';
    const { files } = await loadOf(folder, headerAndFooter, follower);
    assert.equal(files, 3 + 2);
  });

  it('leave the parser of a market out of what the menus load', async () => {
    const { packages } = await loadOf(folder, headerAndFooter, 'chunks/header-menus-index.js');
    assert.ok(packages.includes('@fleet-portal/model'));
    assert.ok(!packages.includes('valibot'), packages.join());
  });

  it('let an app test its components in Vitest, as the manual of portal shows', () => testInVitest(folder));

  for (const name of Object.keys(apps) as (keyof typeof apps)[]) {
    it(`run in the ${name} app of docs/embedding.md`, async () => {
      const site = await makeApp(folder, name);
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      try {
        await use(page, `${site.address}/en-ca/`);
      } finally {
        await page.close();
        site.close();
      }
    });
  }
});

/** Checks that header and footer show the market's links, a menu opens, the app follows a link, and the console stays clean. */
async function use(page: Page, address: string): Promise<void> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
  // Server-rendered elements can be used before their script has loaded.
  await page.locator('fp-header:defined:not([defer-hydration])').waitFor();

  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await navigation.getByRole('button', { name: 'Vehicles' }).click();
  await page.getByRole('link', { name: 'Compare models' }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).waitFor();

  await navigation.getByRole('link', { name: 'Insights' }).click();
  await page.getByRole('main').getByText('Now at /en-ca/insights/').waitFor();
  assert.equal(page.url(), address, 'the app has followed the link by itself');

  assert.deepEqual(await page.evaluate(litCopies), [1, 1, 1]);
  assert.equal(await page.locator('fp-header').evaluate(barsOf), 1, 'what a server made is not made anew');
  assert.deepEqual(complaints, []);
}

/** The number of copies of each part of Lit, which record their versions in global lists. */
const litCopies = () =>
  ['litElementVersions', 'litHtmlVersions', 'reactiveElementVersions'].map(
    (name) => (globalThis as unknown as Record<string, unknown[]>)[name]?.length,
  );

const barsOf = (header: Element) => header.shadowRoot?.querySelectorAll('[part=main-bar]').length;
