import { chromiumFlags } from '../browser/chromium-flags.ts';
import { findWindowedChromium } from '../browser/engines.ts';
import { expect, heading, test } from './fixtures.ts';
import { begin, email, forget, goBack, openAccount, seen, signOut } from './signed-in-page.ts';

// Back restores pages from the browser's memory, as for users; Playwright turns that off, and the headless shell does not support it.
test.use({
  launchOptions: {
    executablePath: findWindowedChromium() ?? '',
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test.beforeEach(({ page, enterAs }) => begin({ page, enterAs }));

test('[GAT-07] Back after signing out leads to the login and shows nothing of the page', async ({ page }) => {
  await openAccount(page);
  await signOut(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  expect(await seen(page)).toBe(email);
  await forget(page);
  await goBack(page);
  await expect(page).toHaveURL(/\/login\?lang=en-us&redirect=%2Fen-us%2Faccount%2F/);
  expect(await seen(page)).toBeNull();
});

test('[GAT-07] signing out in another tab takes the page away at once, and Back does not bring it back', async ({
  page,
  context,
}) => {
  // Leaving in the middle of calls would make them fail when the page is restored, and log errors.
  await page.waitForLoadState('networkidle');
  await openAccount(page);
  const other = await context.newPage();
  await other.goto('/en-us/insights/');
  await expect(heading(other)).toHaveText('Insights');
  await signOut(other);
  await expect(page).toHaveURL(/\/login\?lang=en-us&redirect=%2Fen-us%2Faccount%2F/);
  await forget(page);
  await goBack(page);
  await expect(page).toHaveURL('/en-us/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  expect(await seen(page)).toBeNull();
});

test('[GAT-07] a page from the browser’s memory is as it was while its person is still there', async ({
  page,
}) => {
  await openAccount(page);
  await page.evaluate(() => document.body.toggleAttribute('data-same-document'));
  await page.goto('/login');
  await goBack(page);
  await expect(page).toHaveURL('/en-us/account/');
  await expect(page.locator('body[data-same-document]')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);
});

test('[GAT-07] a page from the browser’s memory is not seen again once its person has signed out', async ({
  page,
  context,
}) => {
  await openAccount(page);
  await page.goto('/login');
  await forget(page);
  const other = await context.newPage();
  await other.goto('/logout');
  await goBack(page);
  await expect(page).toHaveURL(/\/login\?lang=en-us&redirect=%2Fen-us%2Faccount%2F/);
  expect(await seen(page)).toBeNull();
});
