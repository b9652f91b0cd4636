import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { LitElement } from 'lit';
import { notices } from '../../packages/model/src/messages/de/notices.ts';
import { banner, files, menus } from './built-files.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold-and-watch.ts';

// The behaviour of a page while the script of a menu or an overlay is loading.

/** Clicks the button of a menu whose script does not load, until the header's handler for that has loaded. */
async function press(page: Page, opener: Locator): Promise<void> {
  await expect(async () => {
    await opener.click();
    await expect(page.locator('.menu-progress')).toBeVisible({ timeout: 500 });
  }).toPass();
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

test('[HDR-10] while a menu is on its way Tab waits for it, and Shift+Tab gives it up', async ({ page }) => {
  const [{ button, module, width }] = menus;
  await page.setViewportSize({ width, height: 800 });
  const letIn = await hold(page, `**/${files[module]}`);
  await page.goto('/demo/host/');
  const opener = banner(page).getByRole('button', { name: button, exact: true });
  await press(page, opener);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(banner(page).getByRole('link', { name: 'Fleet Portal' })).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
  await letIn();
  await expect(page.locator('fp-sub-menu[open]').getByRole('link').first()).toBeFocused();
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

/** Clicks the portal's bell on a phone; further scripts are held back. */
async function pressBell(page: Page): Promise<() => Promise<void>> {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/en-us/contact-us/');
  const bell = banner(page).getByRole('button', { name: /^Notifications: / });
  await bell.waitFor();
  const letIn = await hold(page, '**/portal/chunks/*.js');
  await bell.click();
  return letIn;
}

const late = (page: Page, tag: string) =>
  page.locator(tag).evaluate((element: LitElement) => element.updateComplete);

test('[NTF-01] the portal opens no drawer whose script comes after an Escape', async ({ page, enterAs }) => {
  await enterAs('fleet-customer');
  const letIn = await pressBell(page);
  await page.keyboard.press('Escape');
  await letIn();
  await late(page, 'fp-notification-drawer');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[NTF-01] the portal opens no drawer over a menu that was opened meanwhile', async ({
  page,
  enterAs,
}) => {
  await enterAs('fleet-customer');
  const letIn = await pressBell(page);
  await banner(page).getByRole('button', { name: 'Open menu', exact: true }).click();
  await letIn();
  await late(page, 'fp-notification-drawer');
  await expect(page.locator('fp-mobile-menu dialog[open]')).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});

test('[NTF-01] the portal opens no drawer whose words come after an Escape', async ({ page, enterAs }) => {
  const folder = 'dist/portal/chunks';
  const words = readdirSync(folder).find((file) =>
    readFileSync(`${folder}/${file}`, 'utf8').includes(notices.deleteFailed),
  );
  const letIn = await hold(page, `**/${words}`);
  await enterAs('fleet-customer');
  const asked = page.waitForRequest(`**/${words}`);
  await page.goto('/de-de/contact-us/');
  await banner(page)
    .getByRole('button', { name: /^Benachrichtigungen/ })
    .click();
  await asked;
  await page.keyboard.press('Escape');
  await letIn();
  await late(page, 'fp-notification-drawer');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});
