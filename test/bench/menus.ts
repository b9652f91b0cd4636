import type { Browser } from '@playwright/test';
import { slowDown, withPage } from './browser.ts';
import { clickToPaint } from './click-to-paint.ts';
import { median } from './median.ts';

const rounds = 9;

interface Times {
  first: number;
  again: number;
}

interface Menu {
  name: string;
  width: number;
  button: string;
  /** Selectors, each inside the shadow root of the previous one. */
  panel: string[];
}

const menus: Menu[] = [
  { name: 'sub-menu', width: 1280, button: 'Vehicles', panel: ['fp-header', 'fp-sub-menu', '.sheet'] },
  { name: 'mobile menu', width: 390, button: 'Open menu', panel: ['fp-header', 'fp-mobile-menu', 'dialog'] },
];

/** Measures the time from a click on a menu button until the menu is painted, for the first and the second time on a page. */
export async function measureMenus(browser: Browser, url: string): Promise<Record<string, string>[]> {
  const rows = [];
  for (const menu of menus) {
    for (const rate of [1, 4]) {
      const all: Times[] = [];
      for (let round = 0; round < rounds; round += 1) all.push(await openTwice(browser, url, menu, rate));
      const middle = (key: keyof Times) => `${median(all.map((times) => times[key])).toFixed(1)} ms`;
      const name = `${menu.name}, click to paint, ${rate}×`;
      rows.push({ name, first: middle('first'), again: middle('again') });
    }
  }
  return rows;
}

function openTwice(browser: Browser, url: string, menu: Menu, rate: number): Promise<Times> {
  return withPage(browser, { viewport: { width: menu.width, height: 800 } }, async (page, session) => {
    await page.goto(`${url}/demo/host/`, { waitUntil: 'networkidle' });
    await slowDown(session, rate);
    const button = page.getByRole('banner').getByRole('button', { name: menu.button, exact: true });
    const first = await clickToPaint(page, button, menu.panel);
    await page.keyboard.press('Escape');
    await page.locator(menu.panel.join(' ')).waitFor({ state: 'hidden' });
    return { first, again: await clickToPaint(page, button, menu.panel) };
  });
}
