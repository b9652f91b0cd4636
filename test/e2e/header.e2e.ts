import type { Locator, Page } from '@playwright/test';
import { expect, heading, test } from './fixtures.ts';
import { keepCornerFree } from './keep-corner-free.ts';

/** The role and the text or label of the focused element, in any shadow root. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element) return '';
    const slot = element.querySelector('slot');
    const text =
      element.ariaLabel ??
      `${element.textContent}${
        slot
          ?.assignedNodes()
          .map((node) => node.textContent)
          .join('') ?? ''
      }`;
    return `${element.localName} ${text.replace(/\s+/g, ' ').trim()}`;
  });

async function walk(page: Page, key: string, steps: number): Promise<string[]> {
  const seen: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    seen.push(await focused(page));
  }
  return seen;
}

test('[HDR-04][HDR-10][HDR-13][NAV-01] Tab walks the whole header in the order in which it is read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 720 });
  await page.goto('/demo/host/hero.html');
  await page.getByLabel(/Jordan Rivers/).check();
  await page.getByLabel(/three companies/).check();
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'More' })).toBeVisible();
  await page.getByRole('link', { name: 'Skip to content' }).focus();

  const forward = await walk(page, 'Tab', 14);
  expect(forward).toEqual(
    [
      'a Request a quote',
      'a Marketplace',
      'input Search',
      'button Search',
      'button Company: Northwind Deliveries',
      'a Cart 2',
      'button Account: J Rivers',
      'a Fleet Portal Home',
      'button Vehicles',
      'button Charging',
      'button Telematics',
      'button Maintenance',
      'button Financing',
      'button More',
    ].map((name) => expect.stringContaining(name)),
  );
  expect(await walk(page, 'Shift+Tab', 13)).toEqual(forward.slice(0, -1).reverse());
});

test('[NAV-01][NAV-04][HDR-10] every menu of the header opens, is walked and closes by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 720 });
  await page.goto('/demo/host/hero.html');
  const banner = page.getByRole('banner');
  await page.getByLabel(/Jordan Rivers/).check();
  await page.getByLabel(/three companies/).check();

  await banner.getByRole('button', { name: 'Company' }).press('Enter');
  await expect(banner.getByRole('button', { name: /^Harbor Street/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toContain('Northwind');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(banner.getByRole('button', { name: /Harbor Street/ })).toBeFocused();

  await banner.getByRole('button', { name: 'Maintenance' }).press('Enter');
  await expect(banner.getByRole('link', { name: 'Tires' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toMatch(/^a /);
  const first = await focused(page);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => focused(page)).toBe(first);
  await page.keyboard.press('Escape');
  await expect(banner.getByRole('button', { name: 'Maintenance' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(banner.getByRole('button', { name: 'Financing' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(banner.getByRole('button', { name: 'More' })).toBeFocused();

  await page.keyboard.press('Enter');
  await banner.getByRole('button', { name: 'Support' }).press('Enter');
  await expect(page.locator('fp-header').getByText('Talk to us').first()).toBeVisible();
  await expect(banner.getByRole('button', { name: 'More' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('fp-header').getByText('Talk to us').first()).toBeHidden();
  await expect(banner.getByRole('button', { name: 'More' })).toBeFocused();
});

test('[HDR-11][HDR-13] at 320 px the host page hears of bell and search', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/demo/host/hero.html');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Notifications: 3' }).click();
  await expect(page.getByRole('main')).toContainText('The bell was pressed');
  await banner.getByRole('button', { name: 'Search' }).click();
  await expect(banner.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('night charging');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('Searched for “night charging”');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('[HDR-06] the header lets the home page’s picture through, and no other page’s', async ({ page }) => {
  const over = page.locator('fp-header[transparent]');
  await page.goto('/en-us/');
  await expect(heading(page)).toBeVisible();
  await expect(over).toHaveCount(1);
  expect(await page.locator('.hero').evaluate((hero) => hero.getBoundingClientRect().top)).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Choose vehicles' }).click();
  await expect(over).toHaveCount(0);
  await page.goBack();
  await expect(over).toHaveCount(1);
});

test('[HDR-13] a search in the header finds pages of the site', async ({ page }) => {
  await page.goto('/en-us/');
  const field = page.getByRole('banner').getByRole('searchbox');
  await field.fill('charging');
  await field.press('Enter');
  await expect(page).toHaveURL('/en-us/sitemap/?search=charging');
  await expect(page.getByRole('main').getByRole('link', { name: 'Depot charging' }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Cargo vans' })).toHaveCount(0);
});

test('[WSP-01] the workspace’s bar follows the page and leads through its screens', async ({
  page,
  enterAs,
}) => {
  await enterAs('fleet-customer');
  await page.goto('/en-us/');
  await page.getByRole('banner').getByRole('link', { name: 'Insights' }).first().click();
  const bar = page.locator('fp-workspace-bar');
  await expect(bar.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('button', { name: 'Reports' }).click();
  await bar.getByRole('link', { name: 'Vehicle use' }).click();
  await expect(page).toHaveURL(/\/en-us\/insights\/.+/);
  await expect(bar.getByRole('link', { name: 'Utilization' })).toHaveAttribute('aria-current', 'page');
});

test('[HDR-04] the company selector leaves its neighbors their room', async ({ page, enterAs }) => {
  await enterAs('fleet-customer');
  await page.goto('/en-us/');
  const header = page.locator('fp-header');
  const selector = header.getByRole('combobox');
  const cart = header.getByRole('link', { name: /^Cart/ });
  const left = (target: Locator) => target.evaluate((node) => node.getBoundingClientRect().left);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(selector).toBeVisible();
    await expect(async () => {
      const selectorWidth = await selector.evaluate((node) => node.clientWidth);
      expect(selectorWidth).toBeGreaterThan(100);
      expect((await left(selector)) + selectorWidth).toBeLessThanOrEqual(await left(cart));
    }).toPass();
  }
});

test('leaves the menus out of the first load, and fetches them as the pointer comes near', async ({
  page,
}) => {
  const isThere = () => page.evaluate(() => customElements.get('fp-sub-menu') !== undefined);
  await page.setViewportSize({ width: 1024, height: 720 });
  await page.addInitScript(keepCornerFree);
  await page.goto('/demo/host/', { waitUntil: 'networkidle' });
  expect(await isThere()).toBe(false);
  await page.getByRole('banner').hover();
  await expect.poll(isThere).toBe(true);
});

test('[HDR-01] a focus in the header leaves the page where it is scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/en-us/charging/');
  await expect(heading(page)).toBeVisible();
  // Content and footer come after the heading: until then the page is too short to scroll.
  await expect(page.locator('.main .content')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const entry = page.getByRole('banner').getByRole('button', { name: 'Vehicles' });
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await entry.focus();
  await expect(entry).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(400);

  // The target of an anchor link in the header scrolls to a place below the header.
  const target = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await target.evaluate((element) => {
    element.id ||= 'part';
    element.scrollIntoView({ behavior: 'instant' });
  });
  const { top } = await target.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  const { bottom } = await page
    .getByRole('banner')
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  expect(top).toBeGreaterThanOrEqual(bottom);
});

for (const forcedColors of ['none', 'active'] as const)
  test(`[HDR-05] the bars answer the pointer, over a hero too (forced colors: ${forcedColors})`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 720 });
    await page.goto('/demo/host/hero.html');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Vehicles' })).toBeVisible();
    for (const top of [0, 600]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      for (const pointed of [
        header.getByRole('button', { name: 'Vehicles' }),
        header.getByRole('link', { name: 'Request a quote' }),
        header.getByRole('link', { name: 'Fleet Portal Home' }),
      ]) {
        await page.mouse.move(720, 700);
        const rest = await pointed.screenshot();
        await pointed.hover();
        await expect(async () => expect((await pointed.screenshot()).equals(rest)).toBe(false)).toPass();
      }
    }
  });

test('[NAV-06][LAY-02] separators and icons are seen in dark forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.setViewportSize({ width: 1440, height: 720 });
  await page.route('**/markets/us.json', async (route) => {
    const response = await route.fetch();
    const market = (await response.json()) as { navBar: { items: object[] } };
    market.navBar.items.splice(1, 0, { type: 'spacer' });
    await route.fulfill({ response, json: market });
  });
  await page.goto('/demo/host/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Vehicles' })).toBeVisible();
  const spacer = page.locator('fp-header .nodes > .spacer').first();
  const ink = await header
    .getByRole('button', { name: 'Vehicles' })
    .evaluate((node) => getComputedStyle(node).color);
  await expect(spacer).toHaveCSS('background-color', ink);
  await header.getByRole('button', { name: 'Vehicles' }).click();
  const external = header.getByRole('link', { name: 'Build and price' });
  const linkInk = await external.evaluate((node) => getComputedStyle(node).color);
  await expect(external.locator('svg').last()).toHaveCSS('stroke', linkInk);
  await expect(external.locator('img')).toHaveCSS('filter', 'brightness(0) invert(1)');
});
