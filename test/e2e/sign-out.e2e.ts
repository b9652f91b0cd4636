import type { Page } from '@playwright/test';
import { chromiumFlags } from '../browser/chromium-flags.ts';
import { findWindowedChromium } from '../browser/engines.ts';
import { expect, heading, test } from './fixtures.ts';
import { hold } from './hold-and-watch.ts';

// Back brings pages from the browser's memory, as it does for people; Playwright turns that off, and the headless shell has none.
test.use({
  launchOptions: {
    executablePath: findWindowedChromium() ?? '',
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const email = 'maya.lindqvist@example.com';

/** Notes in the tab's storage whenever a page shows something of the person; the note outlives the document. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript((text) => {
    const look = () => {
      const body = document.querySelector('body');
      const isShown = body !== null && getComputedStyle(body).visibility === 'visible';
      if (isShown && body.textContent.includes(text)) sessionStorage.setItem('seen', text);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  }, email);
}
const forget = (page: Page) => page.evaluate(() => sessionStorage.removeItem('seen'));
const seen = (page: Page) => page.evaluate(() => sessionStorage.getItem('seen'));

/** `page.goBack` waits for a load that a page from the browser's memory never has. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

async function openAccount(page: Page): Promise<void> {
  await page.goto('/en-us/account/');
  await expect(page.getByRole('main')).toContainText(email);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'M Lindqvist' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign out' }).click();
}

test.beforeEach(async ({ page, enterAs }) => {
  await watch(page);
  await enterAs('fleet-customer');
  await page.goto('/en-us/');
  await heading(page).waitFor();
});

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
  // A page that comes back in the middle of its calls would be refused each of them, and the console says so.
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

test('[GAT-07] Back within the page leads to the login once another tab has signed out', async ({
  page,
  context,
}) => {
  await openAccount(page);
  await page.getByRole('banner').getByRole('link', { name: 'Request a quote' }).click();
  await expect(heading(page)).toHaveText('Contact us');
  const other = await context.newPage();
  await other.goto('/en-us/insights/');
  await signOut(other);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect(heading(page)).toHaveText('Contact us');
  await forget(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'script'].includes(request.resourceType())) asked.push(request.url());
  });
  await goBack(page);
  await expect(page).toHaveURL(/\/login\?/);
  expect(await seen(page)).toBeNull();
  expect(asked).toEqual([]);
});

test('[SES-02] a logout that no tab has seen, such as by a link in a new one, is noticed', async ({
  page,
  context,
}) => {
  await openAccount(page);
  const other = await context.newPage();
  await other.goto('/logout');
  await expect(heading(other)).toHaveText('Run your fleet from one place');
  await expect(page).toHaveURL(/\/login\?/);
});

test('[GAT-07] signing out while the page is still on its way stops it', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/en-us/insights/');
  await expect(heading(other)).toHaveText('Insights');
  await forget(page);
  const letGo = await hold(page, '**/markets/us.json');
  const asked = page.waitForRequest('**/markets/us.json');
  await page.goto('/en-us/account/', { waitUntil: 'commit' });
  await asked;
  await signOut(other);
  letGo();
  await expect(page).toHaveURL(/\/login\?/);
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
