import type { Page } from '@playwright/test';
import { expect, heading, test } from './fixtures.ts';

const selector = (page: Page) => page.getByRole('combobox', { name: 'Company' });
const main = (page: Page) => page.getByRole('main');

test('[HDR-04][VIEW-02] the company that is chosen is kept, and the screens show its vehicles', async ({
  page,
  enterAs,
}) => {
  await enterAs('fleet-customer');
  await page.goto('/en-us/dashboard/');
  await expect(main(page)).toContainText('Vehicles of Harbor and Field Deliveries');
  await expect(main(page).getByRole('button', { name: 'City van 12' })).toBeVisible();

  await selector(page).selectOption('Northline Utilities');
  await expect(main(page)).toContainText('Vehicles of Northline Utilities');
  await expect(main(page).getByRole('button', { name: 'Line truck 2' })).toBeVisible();
  await expect(main(page)).not.toContainText('City van');

  await page.getByRole('banner').getByRole('link', { name: 'Orders' }).click();
  await expect(main(page)).toContainText('O-30241');
  await page.reload();
  await expect(heading(page)).toHaveText('Orders');
  await expect(main(page)).toContainText('Northline Utilities');
  await expect(selector(page)).toHaveValue('c-2002');
  await page.goto('/en-us/account/?active-tab=billing');
  await expect(main(page)).toContainText('Northline Utilities');
});

test('[HDR-04] a phone’s account menu offers the same choice', async ({ page, enterAs }) => {
  await enterAs('fleet-customer');
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto('/en-us/dashboard/');
  await expect(main(page)).toContainText('Vehicles of Harbor and Field Deliveries');
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await selector(page).selectOption('Lakeside Van Rental');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(main(page)).toContainText('Vehicles of Lakeside Van Rental');
});

test('[HDR-04][HDR-15][SES-05] a choice that the server refuses changes nothing; the page is loaded anew where the shell cannot hear of one', async ({
  page,
  enterAs,
  askForFault,
  consoleErrors,
}) => {
  await enterAs('fleet-customer');
  await page.goto('/en-us/dashboard/');
  await expect(selector(page)).toHaveValue('c-2001');
  const choice = '**/demo/companies/chosen';
  await page.route(choice, (route) => route.fulfill({ status: 500 }));
  await selector(page).selectOption('Northline Utilities');
  await expect(page.getByRole('alert').filter({ hasText: 'The company is not changed' })).toBeVisible();
  await expect(selector(page)).toHaveValue('c-2001');
  await expect(main(page)).toContainText('Vehicles of Harbor and Field Deliveries');
  expect(consoleErrors.splice(0).join()).toContain('500');

  await page.unroute(choice);
  await askForFault({ call: 'refreshUserInfo', status: 500, times: 1 });
  const loaded = page.waitForEvent('load');
  await selector(page).selectOption('Northline Utilities');
  await loaded;
  await expect(main(page)).toContainText('Vehicles of Northline Utilities');
  expect(consoleErrors.splice(0).join()).toContain('500');
});

test('[HDR-08] the company’s name stands in the header uncut at each width', async ({ page, enterAs }) => {
  await enterAs('fleet-customer');
  await page.goto('/en-us/');
  const name = page.locator('.company-selector-view .name');
  for (const company of ['Harbor and Field Deliveries', 'Lakeside Van Rental']) {
    await selector(page).selectOption(company);
    await expect(name).toHaveText(company);
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const isCut = () =>
        name.evaluate(
          ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
            scrollHeight > clientHeight || scrollWidth > clientWidth,
        );
      await expect.poll(isCut, `${company}, ${width} px`).toBe(false);
    }
  }
});

test('the cart’s page holds as many things as the header counts', async ({ page, enterAs }) => {
  await enterAs('fleet-customer');
  await page.goto('/en-ca/marketplace/cart/');
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await expect(cart).toHaveAccessibleName(/3/);
  const quantities = main(page).getByRole('row').getByRole('cell').filter({ hasText: /^\d+$/ });
  await expect(quantities).toHaveText(['2', '1']);
  await expect(main(page)).toContainText('$32.50');
});
