import type { Page } from '@playwright/test';
import { expect, heading, test } from './fixtures.ts';
import { hold, made, watch } from './hold-and-watch.ts';
import { styled } from './styled.ts';

const banner = (page: Page) => page.getByRole('banner');

for (const width of [320, 1440]) {
  test(`[HDR-02] the portal's header is there before any script, works, and goes without a shift, ${width} px`, async ({
    page,
  }) => {
    const { shift, warnings } = await watch(page);
    await page.setViewportSize({ width, height: 800 });
    const letGo = await hold(page, '**/portal/main.js');
    await page.goto('/fr-ca/charging/?from=mail', { waitUntil: 'commit' });
    await expect(banner(page).getByRole('link', { name: 'Fleet Portal' })).toBeVisible();
    await expect(
      banner(page)
        .getByRole('link', { name: /connecter/ })
        .first(),
    ).toBeVisible();
    const before = await made(page).boundingBox();
    await letGo();
    await expect(heading(page)).toBeVisible();
    await expect(made(page)).toHaveCount(0);
    expect(await page.locator('fp-header').boundingBox()).toEqual(before);
    expect(await shift()).toBe('0.00');
    expect(warnings).toEqual([]);
  });
}

test('[HDR-02] the two headers never stand at once, though the script that takes the first away is slow', async ({
  page,
}) => {
  let isHeld = false;
  await page.route('**/first-paint-*.js', async (route) => {
    isHeld = true;
    await page.waitForFunction(() => (window as unknown as { banners: number[] }).banners.length > 100);
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { banners: seen });
    (function look() {
      const headers = [...document.querySelectorAll('fp-first-paint, fp-header')];
      seen.push(headers.filter(({ shadowRoot }) => shadowRoot?.querySelector('header')).length);
      requestAnimationFrame(look);
    })();
  });
  await page.goto('/en-us/charging/', { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible({ timeout: 20_000 });
  await expect(made(page)).toHaveCount(0);
  const banners = await page.evaluate(() => (window as unknown as { banners: number[] }).banners);
  expect(isHeld).toBe(true);
  expect(Math.max(...banners)).toBe(1);
});

test('[HDR-02][API-09] the portal starts without the script that takes the first header away, where that never answers', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const own = window.setTimeout.bind(window);
    // The first script's limit alone: on a busy machine others take longer than that.
    const hurry = [100];
    const hurried = (callback: TimerHandler, ms?: number, ...rest: unknown[]) =>
      own(callback, (ms === 20_000 ? hurry.pop() : null) ?? ms, ...rest);
    Object.assign(window, { setTimeout: hurried });
  });
  await page.route('**/first-paint-*.js', () => undefined);
  await page.goto('/en-us/contact-us/', { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await expect(made(page)).toHaveCount(0);
  await expect(banner(page)).toHaveCount(1);
});

test('[HDR-06][RTE-27] a page’s first picture is there before any script, the title on it before its text, what cleans that beside it, and nothing shifts', async ({
  page,
}) => {
  const { shift } = await watch(page);
  const letPortalGo = await hold(page, '**/portal/main.js');
  const letScriptGo = await hold(page, '**/ContentPage-*.js');
  const letTextGo = await hold(page, '**/content/**');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en-us/', { waitUntil: 'commit' });
  const picture = page.locator('.hero-picture');
  await expect(picture).toBeVisible();
  await expect(made(page)).toHaveAttribute('transparent');
  await styled(page);
  const first = await picture.boundingBox();
  await letPortalGo();
  await expect(heading(page)).toHaveText('Run your fleet from one place');
  const boxes = () => Promise.all([picture, heading(page)].map((one) => one.boundingBox()));
  const before = await boxes();
  expect(before[0]).toEqual(first);
  const sanitizer = page.waitForRequest('**/purifier-*.js');
  await letScriptGo();
  await expect(heading(page)).toHaveAttribute('tabindex', '-1');
  expect(await boxes()).toEqual(before);
  await sanitizer;
  await letTextGo();
  await expect(page.locator('.main .content')).toBeVisible();
  expect(await shift()).toBe('0.00');
});

test('[WSP-01] the bar of a workspace’s host page comes into its room, and nothing shifts', async ({
  page,
}) => {
  const { shift } = await watch(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/demo/host/workspace.html');
  const bar = page.locator('fp-workspace-bar:not(.coming)');
  await expect(bar.getByRole('link', { name: 'Energy and fuel' })).toBeVisible();
  expect((await bar.boundingBox())?.height).toBe(104);
  expect(await shift()).toBe('0.00');
});

for (const { name, address, person, region } of [
  {
    name: '[BAN-03] a child session’s banner',
    address: '/en-us/',
    person: 'child-session',
    region: 'Site message',
  },
  { name: '[BAN-04] the fleet site’s banner', address: '/en-us/?redirectFromFleet', region: 'Site message' },
  { name: '[BAN-05] the summer sale', address: '/en-ie/contact-us/', region: 'Important messages' },
]) {
  test(`${name} comes with the page, and nothing shifts`, async ({ page, enterAs }) => {
    const { shift } = await watch(page);
    await page.setViewportSize({ width: 320, height: 800 });
    if (person) await enterAs(person);
    await page.addInitScript(() => {
      const own = window.setTimeout.bind(window);
      // The page waits one second for its first notices, which may be too short on a slow machine.
      const patient = (callback: TimerHandler, ms?: number, ...rest: unknown[]) =>
        own(callback, ms === 1000 ? 20_000 : ms, ...rest);
      Object.assign(window, { setTimeout: patient });
    });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('region', { name: region })).toBeVisible();
    await expect(heading(page)).toBeVisible();
    expect(await shift()).toBe('0.00');
  });
}

test('[BAN-05] a notice whose script is slow comes after the page', async ({ page }) => {
  const letGo = await hold(page, '**/RunningFlows-*.js');
  await page.goto('/en-ie/contact-us/', { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  const region = page.getByRole('region', { name: 'Important messages' });
  await expect(region).toHaveCount(0);
  await letGo();
  await expect(region).toBeVisible();
});

test('[HDR-07] a header in another language than English comes with the page, and nothing shifts', async ({
  page,
}) => {
  const { shift } = await watch(page);
  await page.goto('/de-de/', { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await expect(made(page)).toHaveCount(0);
  expect(await shift()).toBe('0.00');
});

test('[HDR-07] somebody who is signed in never sees the way to sign in, and nothing shifts', async ({
  page,
  enterAs,
}) => {
  const { shift } = await watch(page);
  await page.goto('/login');
  await enterAs('fleet-customer');
  const letGo = await hold(page, '**/portal/main.js');
  await page.goto('/en-us/charging/', { waitUntil: 'commit' });
  await expect(banner(page).getByRole('link', { name: 'Fleet Portal' })).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await letGo();
  await expect(banner(page).getByRole('button', { name: 'M Lindqvist' })).toBeVisible();
  await expect(made(page)).toHaveCount(0);
  expect(await shift()).toBe('0.00');
});

test('[NAV-01] a menu that was opened before the script is open behind it, the focus with it', async ({
  page,
}) => {
  const letGo = await hold(page, '**/portal/main.js');
  await page.goto('/en-ca/contact-us/', { waitUntil: 'commit' });
  const vehicles = banner(page).getByRole('button', { name: 'Vehicles', exact: true });
  // The next part after the header has loaded, so the panels of its menus exist.
  await expect(page.locator('#fp-portal')).toBeAttached();
  await vehicles.press('Enter');
  await expect(made(page).getByRole('link', { name: 'Cargo vans' })).toBeVisible();
  await letGo();
  await expect(made(page)).toHaveCount(0);
  await expect(banner(page).getByRole('link', { name: 'Cargo vans' })).toBeVisible();
  await expect(vehicles).toBeFocused();
  await expect(vehicles).toHaveAttribute('aria-expanded', 'true');
});

test('[NTF-01] a bell that was pressed before the script says so, and the drawer opens behind it', async ({
  page,
  enterAs,
}) => {
  await enterAs('fleet-customer');
  const letGo = await hold(page, '**/portal/main.js');
  await page.goto('/en-us/contact-us/', { waitUntil: 'commit' });
  await expect(page.locator('#fp-portal')).toBeAttached();
  await banner(page)
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await expect(made(page).getByText('Loading')).toBeVisible();
  await letGo();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
});

test('[HDR-02] a press that is under way as the portal’s header comes is heeded', async ({ page }) => {
  const letGo = await hold(page, '**/portal/main.js');
  await page.goto('/en-ca/contact-us/', { waitUntil: 'commit' });
  await expect(page.locator('#fp-portal')).toBeAttached();
  await made(page)
    .getByRole('button', { name: /Language/ })
    .hover();
  await page.mouse.down();
  await letGo();
  await expect(heading(page)).toHaveText('Contact us');
  await page.mouse.up();
  await expect(made(page)).toHaveCount(0);
  await expect(banner(page).getByRole('link', { name: 'Français' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[HDR-09] the header leads to the page in another language, and the page says what it needs', async ({
    page,
  }) => {
    for (const path of ['/en-ca/', '/en-ca/charging/']) {
      await page.goto(path);
      await expect(heading(page)).toHaveText(/needs JavaScript/);
      await expect(heading(page)).toBeInViewport();
      await expect(page.getByRole('main')).toHaveCount(1);
    }
    await banner(page)
      .getByRole('button', { name: /Language/ })
      .press('Enter');
    await made(page).getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr-ca/charging/');
  });
});

test('[HDR-16] the colors of the header that the server has made stay while the session is on its way', async ({
  page,
}) => {
  const letGo = await hold(page, '**/session');
  const accent = () =>
    page.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--fp-color-accent'));
  await page.goto('/en-us/contact-us/', { waitUntil: 'commit' });
  await expect.poll(accent).not.toBe('');
  const early = await accent();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await letGo();
  await expect(heading(page)).toHaveText('Contact us');
  expect(early).toBe(await accent());
});
