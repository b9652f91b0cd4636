import { expect, test } from './fixtures.ts';
import { hold, made, watch } from './hold-and-watch.ts';

test('[HDR-02] the typeface comes late, and the navigation hardly moves', async ({ page }) => {
  const { shift } = await watch(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const letGo = await hold(page, '**/fonts/*.woff2');
  await page.goto('/en-us/charging/', { waitUntil: 'commit' });
  await expect(page.locator('.main .content')).toBeVisible();
  await expect(made(page)).toHaveCount(0);
  const last = page.getByRole('banner').getByRole('button', { name: 'Support', exact: true });
  const left = async () => (await last.boundingBox())?.x ?? NaN;
  const before = await left();
  await letGo();
  await page.waitForFunction(() => document.fonts.check('500 16px "Inter Variable"'));
  // Seven words precede it, and each letter's width may be rounded to a whole pixel.
  expect(Math.abs((await left()) - before)).toBeLessThan(14);
  expect(await shift()).toBe('0.00');
});

for (const address of ['/login', '/demo/', '/demo/host/', '/demo/catalogue/']) {
  test(`the typeface comes late, and nothing of ${address} shifts`, async ({ page }) => {
    const { shift } = await watch(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const letGo = await hold(page, '**/fonts/*.woff2');
    await page.goto(address, { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveCSS('font-family', /Inter Variable/);
    const height = async () => (await title.boundingBox())?.height;
    const before = await height();
    await letGo();
    await page.waitForFunction(() => document.fonts.check('600 16px "Inter Variable"'));
    expect(await height()).toBe(before);
    expect(await shift()).toBe('0.00');
  });
}
