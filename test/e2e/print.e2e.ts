import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The elements that are laid out in print, by class or tag, in any shadow tree. */
const printed = `(selectors) => {
  const all = (root) =>
    [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
  return all(document)
    .filter((one) => one.matches(selectors) && one.getClientRects().length > 0)
    .map((one) => one.className || one.localName);
}`;

const frames = (page: Page) =>
  page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));

test('[HDR-01] paper shows the page, not what lies over it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/demo/host/connected.html');
  const shown = () => page.evaluate(`(${printed})('.overlay, .sheet, dialog')`);
  await page.getByRole('banner').getByRole('button', { name: 'Vehicles' }).click();
  await expect.poll(shown).toContain('overlay');
  await page.emulateMedia({ media: 'print' });
  expect(await shown()).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.getByRole('banner').getByRole('button', { name: 'More' }).click();
  const list = page.locator('fp-dropdown:popover-open');
  await expect(list).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(list).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 600, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await shown()).toEqual([]);
  await frames(page);
  await page.emulateMedia({ media: 'screen' });
  await frames(page);
  await expect(page.getByRole('dialog'), 'it is open as before').toBeVisible();
});

test('[BAN-01] paper shows a notice without its buttons, and its text in their room', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto('/demo/host/everything.html');
  const banner = page.locator('fp-banner');
  const close = banner.getByRole('button', { name: 'Close' });
  const text = banner.getByText('Harbor Freight Lines');
  await expect(close).toBeVisible();
  const onScreen = await text.boundingBox();
  await page.emulateMedia({ media: 'print' });
  await expect(close).toBeHidden();
  const onPaper = await text.boundingBox();
  expect(onPaper?.width).toBeGreaterThan((onScreen?.width ?? 0) + 20);
});

test('[RTE-22][NAV-01] printing leaves what is open and the views of a layout as they are', async ({
  page,
  enterAs,
}) => {
  await page.setViewportSize({ width: 1500, height: 900 });
  await enterAs('fleet-customer');
  await page.goto('/en-us/dashboard/');
  const grid = page.locator('.grid[data-columns="12"]');
  await expect(grid.locator('.view-root').first()).toBeVisible();
  const menu = page.getByRole('banner').getByRole('button', { name: 'Vehicles' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  const changes = await grid.evaluateHandle((element) => {
    const seen: string[] = [];
    new MutationObserver(() => seen.push((element as HTMLElement).dataset.columns ?? '')).observe(element, {
      attributes: true,
    });
    return seen;
  });
  await page.pdf({ format: 'A4' });
  await frames(page);
  expect(await changes.jsonValue()).toEqual([]);
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('[HDR-01][FTR-01] paper has the brand at its top once, and of the footer what is to be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/demo/host/hero.html');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.mouse.wheel(0, 300);
  const header = page.locator('fp-header');
  const [bar, picture] = [header.locator('.main-bar'), page.locator('.hero')];
  await page.emulateMedia({ media: 'print' });
  const below = () =>
    Promise.all([bar.boundingBox(), picture.boundingBox()]).then(
      ([bar, hero]) => (hero?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0),
    );
  await expect.poll(below).toBeGreaterThanOrEqual(0);
  await expect(header).toHaveCSS('position', 'static');
  await expect(header.getByRole('link')).toHaveCount(1);
  await expect(header.getByRole('button')).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('©')).toBeVisible();
  await expect(footer.getByRole('link')).toHaveCount(0);
});

test('[WSP-01] paper goes without the bar of a workspace', async ({ page }) => {
  await page.goto('/demo/host/workspace.html');
  const bar = page.locator('fp-workspace-bar');
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
});
