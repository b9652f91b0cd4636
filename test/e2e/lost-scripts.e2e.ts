import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hold } from './hold-and-watch.ts';

// What a host page says where one of the shell's later scripts does not come, and that it recovers.

const files = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Record<string, string>;
const banner = (page: Page) => page.getByRole('banner').first();

/**
 * Lets the built files of these modules not come.
 * @returns lets them come again
 */
async function lose(page: Page, ...modules: string[]): Promise<() => Promise<void>> {
  const lost = modules.map((module) => `**/${files[module]}`);
  for (const file of lost) await page.route(file, (route) => route.abort());
  return async () => {
    for (const file of lost) await page.unroute(file);
  };
}

/** Presses a menu's button whose script does not come, until the header has what sees to that. */
async function press(page: Page, opener: Locator): Promise<void> {
  await expect(async () => {
    await opener.click();
    await expect(page.locator('.menu-progress')).toBeVisible({ timeout: 500 });
  }).toPass();
}

const menus = [
  { width: 1280, button: 'Vehicles', module: 'packages/elements/src/header/menus/index.ts', line: 'NAV-02' },
  {
    width: 390,
    button: 'Open menu',
    module: 'packages/elements/src/header/mobile-menu/define.ts',
    line: 'MOB-01',
  },
] as const;

for (const { width, button, module, line } of menus) {
  test(`[${line}] says that a menu did not load at ${width} px, and opens it at the next press`, async ({
    page,
    consoleErrors,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const bringBack = await lose(page, module);
    await page.goto('/demo/host/');
    const opener = banner(page).getByRole('button', { name: button, exact: true });
    await opener.click();
    const failure = page.getByRole('alert').filter({ hasText: 'The menu could not be loaded. Try again.' });
    await expect(failure).toBeInViewport();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(opener).toBeFocused();
    expect(consoleErrors.join()).toContain('A part of the shell could not be loaded.');
    consoleErrors.length = 0;
    await page.keyboard.press('Escape');
    await expect(failure).toBeHidden();
    await bringBack();
    await opener.click();
    await expect(page.locator('fp-sub-menu[open] .sheet, fp-mobile-menu dialog[open]')).toBeVisible();
    await expect(failure).toBeHidden();
  });
}

for (const { width, button, module, line } of menus) {
  test(`[${line}] shows at ${width} px that a menu is on its way, until it is there`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const scripts: (() => Promise<void>)[] = [];
    await page.route(`**/${files[module]}`, (route) => void scripts.push(() => route.continue()));
    await page.goto('/demo/host/');
    const opener = banner(page).getByRole('button', { name: button, exact: true });
    const progress = page.locator('.menu-progress');
    await press(page, opener);
    await expect(progress).toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');
    await expect(progress).toHaveCount(0);
    await opener.click();
    await expect(progress).toBeVisible();
    for (const script of scripts) await script();
    await expect(page.locator('fp-sub-menu[open] .sheet, fp-mobile-menu dialog[open]')).toBeVisible();
    await expect(progress).toHaveCount(0);
  });
}

const waysOn = [
  {
    what: 'the window becomes another',
    at: [1280, 390],
    leave: (page: Page, width: number) => page.setViewportSize({ width: 1344 - width + 326, height: 800 }),
  },
  {
    what: 'somebody goes on in the page',
    at: [390],
    leave: (page: Page) => page.getByRole('main').getByRole('link').first().focus(),
  },
  {
    what: 'the page is pressed',
    at: [1280],
    leave: (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).click(),
  },
];

for (const { what, at, leave } of waysOn) {
  for (const { width, button, module, line } of menus.filter((menu) => at.includes(menu.width)))
    test(`[${line}] does not open a menu of ${width} px whose script comes after ${what}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const letIn = await hold(page, `**/${files[module]}`);
      await page.goto('/demo/host/');
      await press(page, banner(page).getByRole('button', { name: button, exact: true }));
      await leave(page, width);
      await expect(page.locator('.menu-progress')).toHaveCount(0);
      await expect(page.locator('fp-header [aria-expanded=true]')).toHaveCount(0);
      const came = page.waitForResponse(`**/${files[module]}`);
      await letIn();
      await came;
      await page.waitForFunction(
        (tag) => customElements.get(tag),
        width < 1024 ? 'fp-mobile-menu' : 'fp-sub-menu',
      );
      await expect(page.locator('fp-sub-menu[open], fp-mobile-menu dialog[open]')).toHaveCount(0);
    });
}

test('[HDR-10] while a menu is on its way Tab waits for it, and Shift+Tab goes back', async ({ page }) => {
  const [{ button, module, width }] = menus;
  await page.setViewportSize({ width, height: 800 });
  const letIn = await hold(page, `**/${files[module]}`);
  await page.goto('/demo/host/');
  const opener = banner(page).getByRole('button', { name: button, exact: true });
  await press(page, opener);
  await page.keyboard.press('Shift+Tab');
  await expect(banner(page).getByRole('link', { name: 'Fleet Portal' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await letIn();
  await expect(page.locator('fp-sub-menu[open]').getByRole('link').first()).toBeFocused();
});

test('[HDR-01][API-09] shows the market whose script did not come once somebody comes near', async ({
  page,
  consoleErrors,
}) => {
  const bringBack = await lose(page, 'packages/elements/src/rest.ts');
  await page.goto('/demo/host/');
  await expect.poll(() => consoleErrors.join()).toContain('A part of the shell could not be loaded.');
  await bringBack();
  await page.locator('fp-header').hover();
  await expect(banner(page).getByRole('button', { name: 'Vehicles', exact: true })).toBeVisible();
  consoleErrors.length = 0;
});

test('[HDR-10] closes the list of languages at once, however late the words of the one that was chosen', async ({
  page,
}) => {
  const letIn = await hold(page, `**/${files['packages/model/src/messages/fr/shell.ts']}`);
  await page.goto('/demo/host/');
  const header = banner(page);
  await expect(header.getByRole('button', { name: 'Vehicles', exact: true })).toBeVisible();
  await page
    .locator('fp-header, fp-footer')
    .evaluateAll((all) => all.map((one) => Object.assign(one, { src: '/markets/ca.json', locale: 'en-ca' })));
  const language = header.getByRole('button', { name: 'Language: EN' });
  await language.click();
  await header.getByRole('link', { name: 'Français' }).click();
  await expect(header.getByRole('link', { name: 'Français' })).toBeHidden();
  await expect(language).toBeFocused();
  await letIn();
  await expect(header.getByRole('button', { name: /: FR$/ })).toBeVisible();
});

test('[BAN-01] defines a tag whose script did not come once the connection is back', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/demo/host/');
  const bringBack = await lose(page, 'packages/elements/src/banner/define.ts');
  await page.evaluate(() =>
    document.body.prepend(Object.assign(document.createElement('fp-banner'), { text: 'Closed today.' })),
  );
  await expect.poll(() => consoleErrors.join()).toContain('<fp-banner> could not be loaded.');
  consoleErrors.length = 0;
  await bringBack();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Closed today.')).toBeVisible();
});

test('[NAV-08] speaks English where a language does not come, and goes on', async ({
  page,
  consoleErrors,
}) => {
  await lose(page, 'packages/model/src/messages/fr/shell.ts');
  await page.goto('/demo/host/');
  await expect(banner(page).getByRole('button', { name: 'Vehicles', exact: true })).toBeVisible();
  const header = page.locator('fp-header');
  await header.evaluate((element: HTMLElement & { src: string; locale: string }) => {
    element.src = '/markets/ca.json';
    element.locale = 'fr-ca';
  });
  await expect(banner(page).locator('a[href^="/fr-ca/"]').first()).toBeAttached();
  await header.evaluate((element: HTMLElement & { notificationCount: number }) => {
    element.notificationCount = 7;
  });
  await expect(banner(page).getByRole('button', { name: 'Notifications: 7' })).toBeVisible();
  consoleErrors.length = 0;
});

test('[FTR-04] opens the cookie settings whose words did not come before', async ({
  page,
  consoleErrors,
}) => {
  const bringBack = await lose(page, 'packages/model/src/messages/en/cookies.ts');
  await page.goto('/demo/host/connected.html');
  const opener = page.getByRole('button', { name: 'Cookie settings' });
  await opener.click();
  await expect(() => expect(consoleErrors.join()).toContain('words about cookies')).toPass();
  consoleErrors.length = 0;
  await bringBack();
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Cookie settings' })).toBeVisible();
  consoleErrors.length = 0;
});

const partFailed = 'This part could not be loaded. Check your connection and try again.';

test('[NTF-01] says under the header that the drawer did not load, and opens it at the next press', async ({
  page,
  enterAs,
  consoleErrors,
}) => {
  await page.goto('/login');
  await enterAs('fleet-customer');
  const bringBack = await lose(page, 'packages/elements/src/connect/drawer.ts');
  await page.goto('/demo/host/connected.html');
  const bell = banner(page).getByRole('button', { name: /^Notifications/ });
  await bell.click();
  const failure = page.getByRole('alert').filter({ hasText: partFailed });
  await expect(failure).toBeInViewport({ ratio: 1 });
  await expect(bell).toBeFocused();
  expect(consoleErrors.join()).toContain('connectShell: ');
  consoleErrors.length = 0;
  await bringBack();
  await bell.click();
  await expect(page.locator('fp-notification-drawer').getByRole('dialog')).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('[CKC-01] shows pages where a blocker knows addresses by their words', async ({ page, context }) => {
  await context.clearCookies();
  await page.route(/\/portal\/.*(?:consent|cookie|banner|noti[cf]|track|analytic|advert)/i, (route) =>
    route.abort(),
  );
  await page.goto('/en-us/contact-us/');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your choice about cookies' })).toBeVisible();
});

test('[MOD-04] follows a link whose question cannot be shown', async ({ page, consoleErrors }) => {
  await lose(page, 'packages/elements/src/connect/notices.ts');
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
  await page.goto('/demo/host/connected.html');
  await page.locator('fp-footer').evaluate((footer: HTMLElement & { locale: string; src: string }) => {
    Object.assign(footer, { locale: 'en-ca', src: '/markets/ca.json' });
  });
  const link = page.locator('fp-footer [part=follow-us] a[href^="https://"]').first();
  const href = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(href ?? '');
  expect(consoleErrors.join()).toContain('connectShell: ');
  consoleErrors.length = 0;
});

test('[FTR-04] says at the footer that the cookie settings did not load, and opens them at the next press', async ({
  page,
  consoleErrors,
}) => {
  const bringBack = await lose(page, 'packages/elements/src/connect/consent.ts');
  await page.goto('/demo/host/connected.html');
  const opener = page.getByRole('button', { name: 'Cookie settings' });
  await opener.click();
  const failure = page.getByRole('alert').filter({ hasText: partFailed });
  await expect(failure).toBeInViewport({ ratio: 1 });
  expect(consoleErrors.join()).toContain('connectShell: ');
  await bringBack();
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Cookie settings' })).toBeVisible();
  await expect(failure).toHaveCount(0);
  consoleErrors.length = 0;
});

test('[API-09] the portal shows the shape of a page until its script comes, and says what to do where it does not', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.route('**/portal/main.js', (route) => route.abort());
  await page.goto('/en-us/contact-us/');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  const refresh = page.getByRole('link', { name: 'Refresh' });
  await expect(refresh).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(page.getByText('This page is taking long to load.')).toBeVisible();
  await page.unroute('**/portal/main.js');
  await refresh.click();
  await expect(page.getByRole('heading', { name: 'Contact us', level: 1 })).toBeVisible();
  await expect(refresh).toHaveCount(0);
  consoleErrors.length = 0;
});

test('[TRM-01] the terms are asked on the next page where the script of the modals did not come on the first', async ({
  page,
  enterAs,
  consoleErrors,
}) => {
  await enterAs('terms-first');
  const script = '**/portal/chunks/Modals-*.js';
  await page.route(script, (route) => route.abort());
  await page.goto('/en-us/sitemap/');
  await expect.poll(() => consoleErrors.join()).toContain('A part of the page failed');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute(script);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Terms and conditions' })).toBeVisible();
  consoleErrors.length = 0;
});
