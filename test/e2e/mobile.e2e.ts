import { expect, heading, test } from './fixtures.ts';
import { made } from './hold-and-watch.ts';
import { keepCornerFree } from './keep-corner-free.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('[HDR-03][MOB-02] at 320 px a person signs in and finds a sub-menu page in the mobile menu', async ({
  page,
  signIn,
}) => {
  await signIn('Fleet customer', '/en-us/');
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Charging' }).click();
  await menu.getByRole('link', { name: 'Depot charging' }).click();
  await expect(heading(page)).toHaveText('Depot charging');
  await expect(menu).toBeHidden();
});

test('[MOB-04] Escape steps back a level, closes at the top and returns focus', async ({ page }) => {
  await page.goto('/en-us/');
  await expect(made(page)).toHaveCount(0);
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await button.click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Maintenance' }).click();
  await expect(menu.getByRole('link', { name: 'Tires' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('button', { name: 'Maintenance' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('[HDR-09] the language is changed in the mobile menu', async ({ page }) => {
  await page.goto('/en-ca/');
  await expect(made(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: /English/ }).click();
  await menu.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr-ca/');
});

test('[MOB-01] fetches the drawer by itself where nothing can point at its button before it is pressed', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(keepCornerFree);
  await page.goto('/demo/host/');
  await page.waitForFunction(() => customElements.get('fp-mobile-menu') !== undefined);
  await context.close();
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  test('[LAY-02] has links of 44 px in the footer and in the list of country sites', async ({ page }) => {
    await page.goto('/en-us/country-sites/');
    for (const place of ['contentinfo', 'main'] as const) {
      const links = page.getByRole(place).getByRole('listitem').getByRole('link');
      await expect(links.nth(5)).toBeVisible();
      const heights = await links.evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect().height),
      );
      expect(Math.min(...heights), place).toBeGreaterThanOrEqual(44);
    }
  });
});
