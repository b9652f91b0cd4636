import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { headerTable } from '../helpers/header-table.ts';
import { snippet } from '../helpers/snippets.ts';
import { expect, test } from './fixtures.ts';

/** Opens a page whose only module is a snippet of the README. */
async function open(page: Page, markup: string, script: string): Promise<void> {
  const body = `<!doctype html><html lang="en"><title>A host page</title>${markup}<script type="module" src="/snippet.js"></script></html>`;
  await page.route('**/docs-page', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('**/snippet.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto('/docs-page');
}

test("[NTF-07] README's connectShell tells header and footer who is here, and opens the drawer", async ({
  page,
  enterAs,
}) => {
  await enterAs('fleet-customer');
  const markup = /```html\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  await open(page, markup, snippet('README.md', 'connect.js'));
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: 'M Lindqvist' })).toBeVisible();
  await banner.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
});

test("[ENT-05] README's header from npm shows the page's own data and tells where its links lead", async ({
  page,
}) => {
  const { outputFiles } = await build({
    stdin: { contents: snippet('README.md', 'own-data.js'), resolveDir: 'test' },
    bundle: true,
    format: 'esm',
    write: false,
    conditions: ['@fleet-portal/source'],
  });
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await open(page, '<fp-header locale="en-us"></fp-header>', outputFiles[0]?.text ?? '');
  await page.evaluate(() => document.addEventListener('fp-navigate', (event) => event.preventDefault()));
  await page.getByRole('banner').getByRole('button', { name: 'Charging', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Depot charging' }).click();
  await expect.poll(() => told).toContain('to /en-us/charging/depot/');
});

test('[MOD-01] the manual’s script waits for the modals’ script, and opens one', async ({ page }) => {
  const doc = 'docs/embedding.md';
  for (const [file, contentType] of [
    ['modals.html', 'text/html'],
    ['modals.js', 'text/javascript'],
  ] as const)
    await page.route(`**/${file}`, (route) => route.fulfill({ contentType, body: snippet(doc, file) }));
  await page.goto('/modals.html');
  const dialog = page.getByRole('dialog', { name: 'Winter tires are here' });
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect(dialog).toHaveCount(0);
});

test('[HDR-16] a theme of the page’s own colors the header of docs/themes.md', async ({ page }) => {
  await page.route('**/docs-page', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Harbor</title><script type="module" src="/fp-shell.js"></script>
        ${snippet('docs/themes.md', 'harbor.html')}</html>`,
    }),
  );
  await page.goto('/docs-page');
  const call = page.getByRole('banner').getByRole('link', { name: 'Request a quote' });
  await expect(call).toBeVisible();
  await call.hover();
  await expect(call).toHaveCSS('color', 'rgb(27, 107, 69)');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the production output is served with the headers of docs/deploying.md', async ({ request }) => {
  const { version } = JSON.parse(readFileSync('packages/elements/package.json', 'utf8')) as {
    version: string;
  };
  for (const { address, headers } of headerTable()) {
    const response = await request.get(address.replace('1.2.3', version), {
      headers: { accept: 'text/html' },
    });
    expect(response.status(), address).toBe(200);
    for (const [name, value] of headers)
      expect(response.headers()[name.toLowerCase()] ?? '', `${name} of ${address}`).toBe(value);
  }
});
