import { expect, heading, routerNavigate, test } from './fixtures.ts';

test('[HDR-01][LAY-01] a page with little on it is as high as the window, and stands on the columns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.goto('/en-us/contact-us/');
  await expect(heading(page)).toHaveText('Contact us');
  const portal = page.locator('#fp-portal');
  await expect(portal).toHaveCSS('display', 'flex');
  await expect(portal).toHaveCSS('flex-direction', 'column');
  expect((await portal.boundingBox())?.height).toBeGreaterThanOrEqual(1600);
  const column = (1440 - 2 * 108 + 24) / 12;
  expect((await page.locator('.contact > aside').boundingBox())?.x).toBeCloseTo(108 + 8 * column, 0);
});

test('[LAY-01] a page has the columns of each width, 24 px apart, and the room at its sides', async ({
  page,
  enterAs,
}) => {
  await enterAs('fleet-customer');
  await page.goto('/en-us/insights/');
  const main = page.getByRole('main');
  const grid = main.locator('.grid');
  const brand = page.getByRole('contentinfo').locator('.brand');
  for (const { width, padding, bottom, columns } of [
    { width: 320, padding: 20, bottom: 48, columns: 4 },
    { width: 600, padding: 24, bottom: 96, columns: 8 },
    { width: 1024, padding: 44, bottom: 96, columns: 8 },
    { width: 1440, padding: 108, bottom: 96, columns: 12 },
    { width: 1920, padding: 240, bottom: 96, columns: 12 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(main).toHaveCSS('padding', `0px ${padding}px ${bottom}px`);
    await expect(grid).toHaveCSS('column-gap', '24px');
    await expect(grid).toHaveCSS('grid-template-columns', new RegExp(`^(\\S+px ?){${columns}}$`));
    const content = { x: padding, width: width - 2 * padding };
    await expect.poll(() => grid.boundingBox()).toMatchObject(content);
    await expect.poll(async () => (await brand.boundingBox())?.x).toBe(padding);
  }
});

for (const locale of ['en-us', 'de-de', 'es-es', 'fr-fr', 'it-it', 'sv-se', 'tr-tr']) {
  test(`[LAY-02] the tables of ${locale} fit into 320 px, and keep each number with its unit`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`/${locale}/contact-us/`);
    await expect(heading(page)).toBeVisible();
    for (const path of ['vehicles', 'maintenance', 'charging']) {
      const before = (await heading(page).textContent()) ?? '';
      await routerNavigate(page, `/${path}/`);
      await expect(heading(page)).not.toHaveText(before);
      const numbers = page.locator('.content td').filter({ hasText: /^\d/ });
      await expect(numbers.first()).toBeVisible();
      const lines = await numbers.evaluateAll((cells) =>
        cells.map((cell) => {
          const words = document.createRange();
          words.selectNodeContents(cell);
          return words.getClientRects().length;
        }),
      );
      expect(new Set(lines), path).toEqual(new Set([1]));
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      const table = await page.locator('.content table').first().boundingBox();
      expect(table?.width, path).toBeLessThanOrEqual(280);
    }
  });
}
