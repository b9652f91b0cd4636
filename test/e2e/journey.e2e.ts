import type { Route } from '@playwright/test';
import { expect, heading, routerNavigate, test } from './fixtures.ts';
import { made } from './hold-and-watch.ts';

test('[HDR-02][FTR-01] a visitor sees the US header and footer, drawn from market data over HTTP', async ({
  page,
}) => {
  const market = page.waitForResponse((response) => response.url().endsWith('/markets/us.json'));
  await page.goto('/en-us/');
  expect((await market).status()).toBe(200);
  const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Main navigation' });
  for (const name of ['Vehicles', 'Charging', 'Telematics', 'Maintenance', 'Financing', 'Support']) {
    await expect(navigation.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expect(navigation.getByRole('link', { name: 'Insights' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Version 0.1.0');
  await expect(heading(page)).toHaveText('Run your fleet from one place');
});

test('[RTE-08][HDR-07][SES-02] a person signs in, comes back to the page they were on, and signs out', async ({
  page,
  signIn,
}) => {
  await signIn('Fleet customer', '/en-us/vehicles/cargo-vans/');
  await expect(heading(page)).toHaveText('Cargo vans');
  const account = page.getByRole('banner').getByRole('button', { name: 'M Lindqvist' });
  await account.click();
  await expect(page.getByRole('link', { name: 'Personal settings' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect(account).toHaveCount(0);
  await page.goto('/en-us/account/');
  await expect(page).toHaveURL(/\/login\?/);
});

test('[HDR-09] a Canadian visitor goes from English to French and stays on the page', async ({ page }) => {
  await page.goto('/en-ca/charging/?from=mail');
  await expect(made(page)).toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Language/ })
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr-ca/charging/?from=mail');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Véhicules' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-ca');
});

test('[RTE-27] a language that takes long is said to load, until its page says its name', async ({
  page,
}) => {
  await page.goto('/en-ca/sitemap/');
  await expect(heading(page)).toHaveText('Sitemap');
  const words = Promise.withResolvers<Route>();
  await page.route('**/portal/chunks/pages-*.js', (route) => words.resolve(route));
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Language/ })
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  const said = (text: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) });
  await expect(said('Loading')).toHaveCount(1);
  await expect(heading(page)).toHaveText('Sitemap');
  await (await words.promise).continue();
  await expect(heading(page)).toHaveText('Plan du site');
  await expect(said('Plan du site')).toHaveCount(1);
  await expect(said('Loading')).toHaveCount(0);
});

test('[NAV-01][RTE-27] primary and sub-menu links change the page, its title and the focus, without a reload', async ({
  page,
}) => {
  await page.goto('/en-us/');
  await heading(page).waitFor();
  await page.evaluate(() => document.body.toggleAttribute('data-same-document'));
  await page.getByRole('banner').getByRole('button', { name: 'Charging', exact: true }).click();
  await page.getByRole('link', { name: 'Depot charging' }).click();
  await expect(page).toHaveURL('/en-us/charging/depot/');
  await expect(heading(page)).toHaveText('Depot charging');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Depot charging \| /);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Site assessment' })).toBeHidden();
  await page.goBack();
  await expect(heading(page)).toHaveText('Run your fleet from one place');
  await expect(page.locator('body')).toHaveAttribute('data-same-document');
});

const pages = [
  ['contact-us/', 'Contact us'],
  ['privacy-policy/', 'Privacy policy'],
  ['sitemap/', 'Sitemap'],
  ['country-sites/', 'Country sites'],
  ['403Page/', 'You do not have access to this page'],
  ['404Page/', 'This page does not exist'],
] as const;

test('[RTE-01] each page of the shell has content of its own', async ({ page }) => {
  await page.goto('/en-us/charging/');
  await expect(heading(page)).toBeVisible();
  for (const [path, title] of pages) {
    await routerNavigate(page, `/${path}`);
    await expect(heading(page)).toHaveText(title);
    const length = async () => (await page.getByRole('main').innerText()).length;
    await expect.poll(length, path).toBeGreaterThan(title.length + 80);
  }
});

test('[RTE-02] the account page shows the person and their company, tab by tab', async ({
  page,
  enterAs,
}) => {
  await enterAs('fleet-customer');
  await page.goto('/en-us/');
  await page.getByRole('banner').getByRole('button', { name: 'M Lindqvist' }).click();
  await page.getByRole('link', { name: 'Company settings' }).click();
  await expect(page).toHaveURL('/en-us/account/?active-tab=billing');
  await expect(page.getByRole('main')).toContainText('Harbor and Field Deliveries');
  await page.getByRole('tab').first().click();
  await expect(page).toHaveURL('/en-us/account/?active-tab=my-profile');
  await expect(page.getByRole('main')).toContainText('maya.lindqvist@example.com');
});
