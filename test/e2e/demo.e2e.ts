import { expect, test } from './fixtures.ts';

test('the host page wears the shell without React and hears its events', async ({ page }) => {
  await page.goto('/demo/host/');
  await page.getByRole('banner').getByRole('button', { name: 'Charging', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Depot charging' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('fp-menu-open');
});

test('the catalogue shows every state of the elements', async ({ page }) => {
  await page.goto('/demo/catalogue/');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.locator('main iframe').count()).toBeGreaterThan(5);
  const first = page.locator('main iframe').first().contentFrame();
  await expect(first.getByRole('banner')).toBeVisible();
});

test('[API-09] a host page whose market does not come keeps its own links and says so', async ({
  page,
  askForFault,
  takeFaultsAway,
  consoleErrors,
}) => {
  await askForFault({ call: 'getMarket', body: 'malformed' });
  await page.goto('/demo/host/');
  const retry = page.getByRole('banner').getByRole('button', { name: /could not be loaded/ });
  await expect(retry).toBeVisible();
  expect(consoleErrors.some((line) => line.includes('markets/us.json'))).toBe(true);
  consoleErrors.length = 0;
  await takeFaultsAway();
  await retry.click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Charging', exact: true })).toBeVisible();
});
