import { showDocsView } from './docs-view.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

test('[VIEW-02][RTE-27] a view follows the addresses below its route, and is the same one at each', async ({
  page,
  enterAs,
}) => {
  await enterAs('fleet-customer');
  await showDocsView(page, 'Vehicle', 'vehicle.js');
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { name: /^Vehicle/ });
  await expect(heading).toHaveText('Vehicle 1: overview');
  const first = await heading.elementHandle();
  await main.getByRole('link', { name: 'Next vehicle' }).click();
  await expect(page).toHaveURL('/en-us/dashboard/2/');
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await main.getByRole('button', { name: 'Trips' }).click();
  await expect(heading).toHaveText('Vehicle 2: trips');
  await page.goBack();
  await page.goBack();
  await expect(heading).toHaveText('Vehicle 1: overview');
  expect(await first.evaluate((element) => element.isConnected)).toBe(true);
});
