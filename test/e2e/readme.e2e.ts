import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';

test("README's page with one script shows header and footer, and its links before that", async ({ page }) => {
  const snippet = /```html\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8'))?.[1];
  expect(snippet).toBeTruthy();
  const body = `<!doctype html><html lang="en"><title>A host page</title>${snippet}</html>`;
  await page.route('**/host-page', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('**/fp-shell.js', async (route) => {
    await expect(page.getByRole('link', { name: 'Fleet Portal' })).toBeVisible();
    await route.continue();
  });
  await page.goto('/host-page');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Charging', exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).first()).toBeVisible();
});
