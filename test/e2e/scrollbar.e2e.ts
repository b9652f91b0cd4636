import { chromiumFlags } from '../browser/chromium-flags.ts';
import { findEngine } from '../browser/engines.ts';
import { expect, test } from './fixtures.ts';

test.use({
  launchOptions: {
    executablePath: findEngine('chromium') ?? '',
    args: chromiumFlags,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

test('[MOB-01] a scrollbar that takes room leaves it to the page, dimmed, while a dialog is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.goto('/demo/host/everything.html');
  const main = page.getByRole('main');
  const width = (await main.boundingBox())?.width;
  const color = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const [room, before] = [
    await page.evaluate(() => innerWidth - document.documentElement.clientWidth),
    await color(),
  ];
  expect(room).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 100));
  await page.getByRole('button', { name: 'Open a dialog' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await color()).not.toBe(before);
  expect((await main.boundingBox())?.width).toBe(width);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await color()).toBe(before);
});

for (const path of ['/en-us/', '/en-us/contact-us/', '/demo/host/', '/demo/host/workspace.html']) {
  test(`[HDR-01] a scrollbar that takes room moves nothing of ${path} out of a window of 320 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 600 });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const [room, beyond] = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      return [innerWidth - clientWidth, scrollWidth - clientWidth];
    });
    expect(room).toBeGreaterThan(0);
    expect(beyond).toBe(0);
  });
}
