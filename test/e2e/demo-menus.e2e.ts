import type { Page } from '@playwright/test';
import { expect, heading, test } from './fixtures.ts';

const sites = [
  {
    locale: 'en-us',
    more: 'More',
    menus: 'Vehicles Charging Telematics Maintenance Financing Support Tools',
  },
  { locale: 'de-de', more: 'Mehr', menus: 'Fahrzeuge Laden Telematik Wartung Finanzierung Hilfe Werkzeuge' },
];

const banner = (page: Page) => page.getByRole('banner');

/** Opens a menu of the navigation bar, if necessary by way of the overflow menu. */
async function openMenu(page: Page, name: string, more: string): Promise<void> {
  const button = banner(page).getByRole('button', { name, exact: true });
  const moreButton = banner(page).getByRole('button', { name: more, exact: true });
  // Nodes that do not fit are hidden once the bar has been measured.
  await expect(async () => {
    if (!(await button.isVisible())) await moreButton.click({ timeout: 1000 });
    await button.click({ timeout: 1000 });
  }).toPass();
  await expect(page.locator('fp-sub-menu[open] .sheet')).toBeVisible();
}

/** The texts in the open menu that are cut off by an ellipsis, and how far it scrolls. */
const problems = (page: Page) =>
  page.locator('fp-sub-menu[open] .sheet').evaluate((sheet) => {
    const texts = [...sheet.querySelectorAll<HTMLElement>('.description, .text')];
    const cut = texts.filter((text) => text.checkVisibility() && text.scrollHeight > text.clientHeight + 1);
    return {
      cut: cut.map(({ textContent }) => textContent.trim()),
      hidden: Math.max(0, sheet.scrollHeight - sheet.clientHeight),
    };
  });

for (const { locale, more, menus } of sites) {
  test(`[NAV-03] the demo’s menus show every description whole and need no scrolling in a low window, ${locale}`, async ({
    page,
    enterAs,
  }) => {
    await enterAs('fleet-customer');
    await page.goto(`/${locale}/contact-us/`);
    await expect(heading(page)).toBeVisible();
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      for (const menu of menus.split(' ')) {
        await openMenu(page, menu, more);
        const tabs = page.locator('fp-sub-menu[open]').getByRole('tab');
        for (let index = 0; index < Math.max(1, await tabs.count()); index += 1) {
          if (await tabs.count()) await tabs.nth(index).click();
          const place = `${menu}, tab ${index + 1}, ${width} px`;
          expect(await problems(page), place).toEqual({ cut: [], hidden: 0 });
        }
        await page.keyboard.press('Escape');
        await expect(page.locator('fp-sub-menu[open]')).toHaveCount(0);
      }
    }
  });
}

for (const [person, links] of [
  ['fleet-customer', ['Dashboard']],
  ['dealer', ['Dashboard', 'Dealer desk']],
] as const) {
  test(`[NAV-07] menu and sitemap lead ${person} to the pages of their daily work`, async ({
    page,
    enterAs,
  }) => {
    await page.goto('/login');
    await enterAs(person);
    await page.goto('/en-us/sitemap/');
    const main = page.getByRole('main');
    await expect(heading(page)).toBeVisible();
    await expect(main.getByRole('link', { name: /^(Dashboard|Dealer desk)$/ })).toHaveText([...links]);
    await openMenu(page, 'Tools', 'More');
    const menu = page.locator('fp-sub-menu[open]');
    for (const name of links) await expect(menu.getByRole('link', { name })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Dealer desk' })).toHaveCount(links.length - 1);
    const last = links.at(-1) ?? '';
    await menu.getByRole('link', { name: last }).click();
    await expect(heading(page)).toHaveText(last);
  });
}
