import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

interface Section {
  id: string;
  title: string;
  frames: { name: string; src: string; width?: number; height: number }[];
}

const sections = JSON.parse(readFileSync('demo/catalogue/specimens.json', 'utf8')) as Section[];

/** What a section's states show; a header where it is left out. */
const shown: Record<string, (page: Page) => ReturnType<Page['getByRole']>> = {
  drawer: (page) => page.getByRole('dialog', { name: 'Notifications' }),
  'top-notifications': (page) => page.getByRole('region').getByRole('listitem').last(),
  banners: (page) => page.getByRole('region').getByText(/\./),
  modals: (page) => page.getByRole('dialog').last(),
  cookies: (page) => page.getByRole('heading', { name: /cookie/i }).last(),
  footer: (page) => page.getByRole('contentinfo').getByRole('link').first(),
  'skip-link': (page) => page.locator('fp-skip-link').getByRole('link'),
  search: (page) => page.getByRole('searchbox').first(),
  spinner: (page) => page.getByRole('status'),
};

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

// The crawl goes through every market.
for (const { id, title, frames } of sections.filter((section) => section.id !== 'markets')) {
  test(`the catalogue's states of “${title}” can be used by everybody and write no errors`, async ({
    page,
  }) => {
    test.setTimeout(frames.length * 15_000);
    for (const { name, src, width = 1440, height } of frames) {
      await test.step(name, async () => {
        await page.setViewportSize({ width, height });
        await page.goto(`/demo/catalogue/${src}`);
        await expect((shown[id] ?? ((any) => any.getByRole('banner')))(page)).toBeVisible();
        expect(await problems(page), name).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(
          width,
        );
      });
    }
  });
}

test('a dialog that opens in a frame of the catalogue leaves the focus where it was', async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto('/demo/catalogue/');
  const control = page.getByRole('combobox', { name: 'Direction' });
  await control.focus();
  const frame = page.locator('#modals iframe').first();
  const dialog = frame.contentFrame().getByRole('dialog');
  // Frames above it that come meanwhile move it out of sight again, where it does not load.
  await expect(async () => {
    await frame.scrollIntoViewIfNeeded();
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 40_000 });
  await expect(control).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
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

/** What axe finds once everything stands still; a state shows an element, not a page with its landmarks. */
async function problems(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
  return page.evaluate(async () => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
    const { violations } = await window.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: Object.fromEntries(
        ['region', 'page-has-heading-one', 'landmark-one-main'].map((rule) => [rule, { enabled: false }]),
      ),
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}
