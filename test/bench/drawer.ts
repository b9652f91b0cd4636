import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import { slowDown, withPage } from './browser.ts';
import { clickToPaint } from './click-to-paint.ts';
import { median } from './median.ts';

const rounds = 5;
const dialog = ['fp-notification-drawer', 'dialog[open] .card'];

/** Measures opening the notification drawer until it is painted, and dismissing 200 notifications until the next frame. */
export async function measureDrawer(browser: Browser): Promise<Record<string, string>[]> {
  const script = await bundle();
  const rows = [];
  for (const rate of [1, 4]) {
    for (const amount of [10, 1000]) {
      const times = await repeated(() => open(browser, script, amount, rate));
      const name = `drawer of ${amount}, click to paint, ${rate}×`;
      rows.push({ name, first: middle(times, 0), again: middle(times, 1) });
    }
    const times = await repeated(() => dismiss(browser, script, 200, rate));
    const name = `dismiss all of 200, ${rate}×`;
    rows.push({ name, 'click to paint': middle(times, 0), 'longest frame': middle(times, 1) });
  }
  return rows;
}

/** The drawer alone, as a page that loads it lazily has it when the user clicks. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [new URL('../../packages/elements/src/notifications/define.ts', import.meta.url).pathname],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    conditions: ['@fleet-portal/source'],
  });
  return outputFiles[0]?.text ?? '';
}

function open(browser: Browser, script: string, amount: number, rate: number): Promise<number[]> {
  return withDrawer(browser, script, amount, rate, async (page) => {
    const bell = page.getByRole('button', { name: 'Bell' });
    const first = await clickToPaint(page, bell, dialog);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
    return [first, await clickToPaint(page, bell, dialog)];
  });
}

function dismiss(browser: Browser, script: string, amount: number, rate: number): Promise<number[]> {
  return withDrawer(browser, script, amount, rate, async (page) => {
    await page.getByRole('button', { name: 'Bell' }).click();
    await page.waitForFunction(allStand, amount);
    const longest = page.evaluate(longestFrame);
    const all = page.getByRole('button', { name: 'Dismiss all' });
    const painted = await clickToPaint(page, all, ['fp-notification-drawer', '.leaving']);
    return [painted, await longest];
  });
}

function withDrawer(
  browser: Browser,
  script: string,
  amount: number,
  rate: number,
  use: (page: Page) => Promise<number[]>,
): Promise<number[]> {
  return withPage(browser, { viewport: { width: 1280, height: 800 } }, async (page, session) => {
    await page.setContent('<button>Bell</button><fp-notification-drawer></fp-notification-drawer>');
    await page.addScriptTag({ content: script });
    await page.evaluate(fill, amount);
    await slowDown(session, rate);
    return use(page);
  });
}

/** Runs in the page. */
function fill(amount: number): void {
  const drawer = document.querySelector('fp-notification-drawer');
  if (!drawer) throw new Error('There is no drawer');
  drawer.notifications = Array.from({ length: amount }, (_, at) => ({
    notificationId: `n${at}`,
    title: `Charging stopped at depot ${at}`,
    isCritical: at % 9 === 0,
    receivedDate: new Date(Date.now() - at * 7_200_000).toISOString(),
    category: 'Charging',
    message: 'Charger 7 lost its connection at 62 %. The vehicle may not be ready at 6:00.',
    link: '/charging/depot/',
    isRead: at % 3 === 0,
    actions: [],
  }));
  document.querySelector('button')?.addEventListener('click', () => (drawer.open = true));
}

/** Runs in the page. */
function allStand(amount: number): boolean {
  const drawer = document.querySelector('fp-notification-drawer');
  return drawer?.renderRoot.querySelectorAll('li').length === amount;
}

/** Runs in the page: measures the longest time between two frames, from a click until the cards are gone. */
function longestFrame(): Promise<number> {
  return new Promise((resolve) => {
    const start = (): void => {
      let [longest, last] = [0, performance.now()];
      const end = last + 1500;
      const next = (): void => {
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
        if (now < end) requestAnimationFrame(next);
        else resolve(longest);
      };
      requestAnimationFrame(next);
    };
    addEventListener('click', start, { capture: true, once: true });
  });
}

async function repeated(measure: () => Promise<number[]>): Promise<number[][]> {
  const all: number[][] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await measure());
  return all;
}

function middle(times: number[][], key: number): string {
  return `${median(times.map((row) => row[key] ?? NaN)).toFixed(1)} ms`;
}
