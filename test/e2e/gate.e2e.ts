import { expect, heading, test } from './fixtures.ts';

test('[GAT-04][GAT-05] a visitor of a protected page logs in first and then sees it', async ({ page }) => {
  await page.goto('/en-us/insights/');
  await expect(page).toHaveURL(/\/login\?lang=en-us&redirect=/);
  await page.getByRole('button', { name: 'Fleet customer' }).click();
  await expect(page).toHaveURL('/en-us/insights/');
  await expect(heading(page)).toHaveText('Insights');
});

test('[GAT-03] who lacks a permission is told which one, and where they came from', async ({
  page,
  enterAs,
}) => {
  await enterAs('insufficient-permissions');
  await page.goto('/en-us/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Vehicles' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Insights' })).toHaveCount(0);
  await page.goto('/en-us/insights/');
  await expect(page).toHaveURL(/\/en-us\/403Page\/?\?origin=.+&p=FLEET_REPORTS_VIEW/);
  await expect(heading(page)).toHaveText('You do not have access to this page');
  await expect(page.getByRole('main')).toContainText('FLEET_REPORTS_VIEW');
});

const redirects = [
  ['/vehicles/cargo-vans/?a=1#top', '/en-us/vehicles/cargo-vans/?a=1#top', 'RTE-16'],
  ['/en-us/vehicles/cargo-vans?a=1', '/en-us/vehicles/cargo-vans/?a=1', 'RTE-15'],
  ['/en-us/contact-us', '/en-us/contact-us/', 'RTE-15'],
] as const;

for (const [from, to, id] of redirects) {
  test(`[${id}] ${from} settles at ${to} and leaves no extra history entry`, async ({ page }) => {
    await page.goto('about:blank');
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
}

test('[RTE-21] a configured redirect keeps the query and settles its chain in one go', async ({ page }) => {
  await page.goto('/en-us/fleet-vans/?campaign=spring');
  await expect(page).toHaveURL(/\/en-us\/vehicles\/[a-z-]+\/\?campaign=spring/);
});
