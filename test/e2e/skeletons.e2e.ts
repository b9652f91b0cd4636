import type { Locator, Page } from '@playwright/test';
import { expect, heading, test } from './fixtures.ts';
import { hold } from './hold-and-watch.ts';

const widths = [320, 600, 1024, 1440, 1920];

/** Testing all widths takes more than a second. */
const patient = { timeout: 15_000 };

const titles = [
  { path: '/en-us/charging/', page: 'ContentPage', at: widths },
  { path: '/en-us/insights/', page: 'LayoutPage', at: [1440] },
  { path: '/en-us/insights/energy/', page: 'LayoutPage', at: [1440] },
];

/** Evaluates a page at each of the given widths, in px. */
async function atEach<T>(at: number[], page: Page, find: () => Promise<T>): Promise<T[]> {
  const found: T[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForFunction((wanted) => innerWidth === wanted, width);
    // Content that a script renders for a width is there by the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    found.push(await find());
  }
  return found;
}

for (const { path, page: script, at } of titles) {
  test(`[VIEW-01][WSP-01] the title of ${path} comes where its skeleton stood`, async ({ page, enterAs }) => {
    await enterAs('fleet-customer');
    const letScriptGo = await hold(page, '**/portal/main.js');
    const letPageGo = await hold(page, `**/${script}-*.js`);
    await page.goto(path, { waitUntil: 'commit' });
    const top = async (title: Locator) => (await title.boundingBox())?.y;
    const skeleton = page.locator('.skeleton-title');
    const tops = () => atEach(at, page, () => top(skeleton));
    await expect(skeleton).toHaveCSS('height', '38px');
    await expect(page.locator('.starting > .shell-delayed')).toHaveCSS('opacity', '1');
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    const first = await tops();
    await letScriptGo();
    await expect(page.locator('.starting')).toHaveCount(0);
    await expect.poll(tops, patient).toEqual(first);
    await letPageGo();
    await expect(skeleton).toHaveCount(0);
    await expect.poll(() => atEach(at, page, () => top(heading(page))), patient).toEqual(first);
  });
}

test('[RTE-27] the document is not called after the page before while the next one’s script is on its way', async ({
  page,
}) => {
  await page.goto('/en-us/contact-us/');
  await expect(page).toHaveTitle('Contact us | United States');
  const letGo = await hold(page, '**/SitemapPage-*.js');
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('router-navigate', { detail: { path: '/sitemap/' } })),
  );
  await expect(page).toHaveTitle('United States');
  await letGo();
  await expect(page).toHaveTitle('Sitemap | United States');
});

for (const path of ['/en-us/insights/energy/', '/en-us/']) {
  test(`[VIEW-01] once a skeleton is seen, the main area of ${path} is never empty until all is there`, async ({
    page,
    enterAs,
  }) => {
    await enterAs('fleet-customer');
    await page.addInitScript(() => {
      const frames: string[] = [];
      Object.assign(window, { frames });
      (function look() {
        const seen = [
          ...document.querySelectorAll('.shell-delayed, .view-place:not([aria-busy=true]), .content'),
        ].filter((one) => Number(getComputedStyle(one).opacity) > 0);
        const [first] = seen;
        frames.push(first ? first.className : 'nothing');
        requestAnimationFrame(look);
      })();
    });
    const letGo = await hold(page, '**/portal/main.js');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('.starting > .shell-delayed')).toHaveCSS('opacity', '1');
    await letGo();
    await expect(page.locator('.main').locator('.content, .view-place').first()).toBeVisible();
    await expect(page.locator('.shell-delayed')).toHaveCount(0);
    const frames = await page.evaluate(() => (window as unknown as { frames: string[] }).frames);
    const fromFirst = frames.slice(frames.findIndex((frame) => frame !== 'nothing'));
    expect(fromFirst).not.toContain('nothing');
  });
}

for (const path of ['/en-us/dashboard/', '/en-us/insights/', '/en-us/insights/energy/']) {
  test(`[RTE-22] the views of ${path} come as high as their places were, at every width`, async ({
    page,
    enterAs,
  }) => {
    await enterAs('fleet-customer');
    const places = page.locator('.view-place');
    const heights = () =>
      atEach(widths, page, () =>
        places.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height))),
      );
    const letGo = await hold(page, '**/views/{react,vue,angular}/**');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('.view-place[aria-busy=true]').nth(1)).toBeAttached();
    const before = await heights();
    await letGo();
    await expect(page.locator('.view-place[aria-busy=true]')).toHaveCount(0);
    await expect.poll(heights, patient).toEqual(before);
  });
}
