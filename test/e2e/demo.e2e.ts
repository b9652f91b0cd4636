import { axeProblems } from './axe-problems.ts';
import { expect, test } from './fixtures.ts';
import { styled } from './styled.ts';

test('the host page wears the shell without React and hears its events', async ({ page }) => {
  await page.goto('/demo/host/');
  await page.getByRole('banner').getByRole('button', { name: 'Charging', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Depot charging' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('fp-menu-open');
});

test('[NAV-06] a host page shows its own HTML where the market names a view, on phones too', async ({
  page,
}) => {
  const banner = page.getByRole('banner');
  await page.goto('/demo/host/');
  await banner.getByRole('button', { name: 'Support', exact: true }).click();
  await expect(page.getByRole('link', { name: '1-800-555-0142' })).toBeVisible();
  await banner.getByRole('button', { name: 'Tools', exact: true }).click();
  await expect(page.getByText('Full battery')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 760 });
  await banner.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Support' }).click();
  await expect(page.getByRole('link', { name: '1-800-555-0142' })).toBeVisible();
});

test('a workspace page has the name of the tab that is marked', async ({ page }) => {
  await page.goto('/demo/host/workspace.html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Energy and fuel');
});

test('the start page leads to host pages that can be used by everybody', async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto('/demo/');
  expect(await axeProblems(page)).toEqual([]);
  const links = page.getByRole('list').first().getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(6);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('banner').getByRole('link', { name: /Home/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), address)
        .toBeLessThanOrEqual(width);
    }
  }
});

for (const [address, ring] of [
  ['/demo/host/', 'rgb(19, 81, 216)'],
  ['/demo/host/retail.html', 'rgb(150, 73, 31)'],
  ['/demo/host/server/', 'rgb(19, 81, 216)'],
  ['/demo/themes/', 'rgb(27, 107, 69)'],
] as const) {
  test(`[RTE-23] the skip link of ${address} comes first, in the colors of its page`, async ({ page }) => {
    await page.goto(address);
    const link = page.locator('fp-skip-link').getByRole('link');
    await link.waitFor();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toHaveCSS('outline-color', ring);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('[HDR-18] the retail page keeps the room of its lower header from the start', async ({ page }) => {
  let before: unknown;
  await page.route('**/fp-shell.js', async (route) => {
    await expect(page.locator('fp-footer')).toBeVisible();
    await styled(page);
    before = (await page.getByRole('main').boundingBox())?.y;
    await route.continue();
  });
  await page.goto('/demo/host/retail.html');
  await expect(page.locator('fp-header [part=brand]')).toBeVisible();
  expect((await page.getByRole('main').boundingBox())?.y).toBe(before);
  expect(before).toBe(88);
});

test('[LAY-01] the page of a theme keeps both margins at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/demo/themes/');
  const edges = await page.locator('main > *').evaluateAll((all) =>
    all.map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [left, right];
    }),
  );
  for (const edge of edges) expect(edge).toEqual([20, 300]);
});

test('a page of everything gives the focus to one layer at a time, and takes it back', async ({ page }) => {
  await page.goto('/demo/host/everything.html');
  const opener = page.getByRole('button', { name: 'Open two dialogs' });
  await opener.click();
  await page
    .getByRole('dialog', { name: 'Discard changes?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await page.getByRole('dialog', { name: 'Rename depot' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(opener).toBeFocused();
  await page.getByRole('button', { name: 'Open the notifications' }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open the notifications' })).toBeFocused();
});

test('[API-09] host pages with a workspace go on where their market does not come', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/markets/us.json', (route) => route.abort());
  for (const name of ['everything', 'workspace']) {
    await page.goto(`/demo/host/${name}.html`);
    await expect(page.getByText('The workspace could not be loaded')).toBeVisible();
    await expect(page.locator('.coming')).toHaveCount(0);
  }
  expect(consoleErrors.filter((line) => !/us\.json|net::/.test(line))).toEqual([]);
  consoleErrors.length = 0;
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
  await expect.poll(() => consoleErrors.some((line) => line.includes('markets/us.json'))).toBe(true);
  consoleErrors.length = 0;
  await takeFaultsAway();
  await retry.click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Charging', exact: true })).toBeVisible();
});
