import { expect, test } from './fixtures.ts';

test('[VIEW-05] a sample view whose data does not come says so, and Refresh brings it', async ({
  page,
  consoleErrors,
}) => {
  const data = '**/charging-sites.json';
  await page.route(data, (route) => route.fulfill({ status: 503 }));
  await page.goto('/en-us/tools/');
  const planner = page.getByRole('region', { name: 'Embedded screen: Charging planner' });
  await expect(planner).toContainText('could not be loaded');
  await page.unroute(data);
  await planner.getByRole('button', { name: 'Refresh' }).click();
  await expect(planner.getByRole('button', { name: /^Reserve/ }).first()).toBeVisible();
  consoleErrors.length = 0;
});

test('a closed detail of a sample view gives the focus back to a list that is as narrow as before', async ({
  page,
  enterAs,
}) => {
  await enterAs('fleet-customer');
  await page.goto('/en-us/dashboard/');
  const fleet = page.getByRole('region', { name: 'Embedded screen: Fleet health' });
  const status = fleet.getByRole('combobox', { name: 'Status' });
  await status.selectOption('Service overdue');
  const opener = fleet.getByRole('rowheader').getByRole('button');
  await expect(opener).toHaveCount(1);
  const name = await opener.textContent();
  await opener.click();
  await expect(fleet.getByRole('heading', { level: 3 })).toContainText(name ?? '');
  await fleet.getByRole('button', { name: 'All vehicles' }).click();
  await expect(opener).toBeFocused();
});
