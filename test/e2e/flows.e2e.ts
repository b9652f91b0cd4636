import type { Page } from '@playwright/test';
import { readData } from '../../demo/backend/data/data.ts';
import { expect, heading, test } from './fixtures.ts';

/** Two of the people without a flow after the login, one for each of their ways to sign in. */
const plain = ['fleet-customer', 'dealer'];
/** The page to which the login returns. */
const start = '/en-us/sitemap/';
const login = readData().findLoginTexts('en');

const modal = (page: Page, name: string) => page.getByRole('dialog', { name });
const terms = (page: Page) => modal(page, 'Terms and conditions');
const preference = (page: Page) => modal(page, 'Share connected vehicle data?');
const banner = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Site message' }).filter({ hasText: text });

/** Reads and accepts the terms by keyboard. */
async function acceptTerms(page: Page): Promise<void> {
  const dialog = terms(page);
  await expect(page.getByRole('region', { name: 'Text of the terms' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: /^I acknowledge/ })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('button', { name: 'Accept' })).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Accept' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

/** Activates a button of the page by keyboard, wherever the focus is. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
  await button.focus();
  await page.keyboard.press('Enter');
}

async function answer(page: Page, name: string): Promise<void> {
  await expect(preference(page)).toBeVisible();
  await press(page, name);
  await expect(preference(page)).toBeHidden();
}

/** The account button of the signed-in user. */
async function account(page: Page) {
  const { USER } = (await (await page.request.get('/session')).json()) as { USER: { lastName: string } };
  return page.getByRole('banner').getByRole('button', { name: USER.lastName.slice(0, 20) });
}

/** The steps between login and logout for people who are asked something. */
const flows: Record<string, (page: Page) => Promise<void>> = {
  'blue-star-admin': async (page) => {
    await answer(page, 'No');
    await modal(page, 'You have answered No').waitFor();
    await page.keyboard.press('Escape');
    await expect(modal(page, 'You have answered No')).toBeHidden();
  },
  'terms-first': async (page) => {
    await acceptTerms(page);
    await expect(page).toHaveURL('/en-us/');
    await expect(page.getByRole('link', { name: 'Marketplace' }).first()).toBeVisible();
  },
  'terms-again': acceptTerms,
  'new-admin': async (page) => {
    await acceptTerms(page);
    await expect(page).toHaveURL('/en-us/');
    await answer(page, 'Yes');
    await modal(page, 'Thank you').waitFor();
    await page.keyboard.press('Escape');
    await expect(modal(page, 'Thank you')).toBeHidden();
  },
  'transaction-preview': async (page) => {
    await expect(page).toHaveURL('/en-us/vehicles/electric-vans/');
    await expect(banner(page, 'transaction preview mode')).toBeVisible();
    // The preview opens a page, which takes the focus when it appears.
    await expect(heading(page)).toHaveText('Electric vans');
    await expect(heading(page)).toBeFocused();
    await press(page, 'EXIT PREVIEW');
    await expect(banner(page, 'transaction preview mode')).toHaveCount(0);
    await expect(heading(page)).toHaveText('Electric vans');
  },
  'child-session': async (page) => {
    await expect(banner(page, 'the account of Brightwater Catering')).toBeVisible();
    await press(page, 'END SESSION');
    await expect(page).toHaveURL('/en-us/data-sharing/');
    await expect(page.getByRole('banner').getByRole('button', { name: 'M Lindqvist' })).toBeVisible();
    await expect(banner(page, 'the account of')).toHaveCount(0);
  },
};

const people = [...readData().people.values()].filter(
  ({ id, stepUpRequired }) => id in flows || stepUpRequired || plain.includes(id),
);

test.describe('from login to logout', () => {
  for (const { id, stepUpRequired } of people) {
    const title = login.roles[id]?.[0] ?? id;
    test(`[SES-02][SES-03] ${id}`, async ({ page, consoleErrors }) => {
      await page.goto(`/login?redirect=${encodeURIComponent(start)}`);
      await page.getByRole('button', { name: title }).first().press('Enter');
      if (stepUpRequired) {
        await page.goto('/en-us/account/');
        await page.getByRole('button', { name: title }).first().press('Enter');
        await expect(page).toHaveURL('/en-us/account/');
      }
      await heading(page).waitFor();
      await flows[id]?.(page);
      await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0);

      await page.goto(start);
      await heading(page).waitFor();
      await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0);
      await (await account(page)).press('Enter');
      await page.getByRole('banner').getByRole('link', { name: 'Sign out' }).press('Enter');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
      expect(consoleErrors).toEqual([]);
    });
  }
});

test('[CON-01][SES-03] a Blue Star admin is asked again after each login, and not after a reload once they answered', async ({
  page,
  enterAs,
}) => {
  await enterAs('blue-star-admin');
  await page.goto(start);
  await expect(preference(page)).toBeVisible();
  await page.reload();
  await expect(preference(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preference(page)).toBeHidden();
  const primary = page.waitForResponse((response) => decodeURIComponent(response.url()).includes('/primary'));
  await page.reload();
  await primary;
  await heading(page).waitFor();
  await expect(preference(page)).toBeHidden();
  await page.goto('/logout');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await enterAs('blue-star-admin');
  await page.goto(start);
  await answer(page, 'Choose');
  await expect(page).toHaveURL('/en-us/account/privacy-settings/');
});

test('[CON-01] an answer in one tab takes the popup away in the other', async ({
  page,
  context,
  enterAs,
}) => {
  await enterAs('blue-star-admin');
  await page.goto(start);
  const other = await context.newPage();
  await other.goto('/en-us/country-sites/');
  await expect(preference(other)).toBeVisible();
  await answer(page, 'Yes');
  await expect(preference(other)).toBeHidden();
  await expect(modal(other, 'Thank you')).toHaveCount(0);
});

test('[TRM-01] terms that are accepted in one tab go in the other when it is looked at', async ({
  page,
  context,
  enterAs,
}) => {
  await enterAs('terms-again');
  await page.goto('/en-us/sitemap/');
  await terms(page).waitFor();
  const other = await context.newPage();
  await other.goto('/en-us/country-sites/');
  await terms(other).waitFor();
  await acceptTerms(other);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(terms(page)).toBeHidden();
});

test('[TXP-01][TXP-02] a preview that the server has lost begins again at its page', async ({
  page,
  enterAs,
}) => {
  await enterAs('transaction-preview');
  await page.goto('/en-us/');
  await expect(banner(page, 'transaction preview mode')).toBeVisible();
  await page.evaluate(() => {
    const preview = JSON.parse(sessionStorage.getItem('fp-transaction-preview') ?? '{}') as object;
    sessionStorage.setItem('fp-transaction-preview', JSON.stringify({ ...preview, userId: 'u-1001' }));
  });
  await page.goto('about:blank'); // Cancels the page's pending requests, whose user is about to be gone.
  await enterAs('fleet-customer');
  const restored = page.waitForRequest(/\/\?transactionId=t-3001&/);
  await page.goto('/en-us/sitemap/');
  expect((await restored).url()).toMatch(/permissions=FLEET_REPORTS_VIEW&marketId=us$/);
  await expect(page).toHaveURL('/en-us/vehicles/electric-vans/');
  await expect(banner(page, 'transaction preview mode')).toBeVisible();
});

test('[TXP-02] a preview of a market that does not exist says so', async ({ page, enterAs }) => {
  await enterAs('fleet-customer');
  await page.goto('/?transactionId=t-9&marketId=xx&path=/insights/');
  await expect(banner(page, 'There is no market "xx".')).toBeVisible();
});

test('[BAN-04][BAN-05] arrivals from the fleet site and the summer sale are told of', async ({ page }) => {
  await page.goto('/en-us/contact-us/?redirectFromFleet');
  await expect(banner(page, 'The fleet site has moved here.')).toBeVisible();
  await page.goto('/en-ie/contact-us/');
  await expect(page.getByRole('region', { name: 'Important messages' })).toContainText(
    'Summer sale: winter tyres at summer prices',
  );
});
