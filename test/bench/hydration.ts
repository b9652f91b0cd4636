import type { Browser } from '@playwright/test';
import { slowDown, withPage } from './browser.ts';
import { median } from './median.ts';

const rounds = 5;
const long = 50;

/** Counts tasks of more than 50 ms until a server-rendered header and footer are hydrated, on a CPU slowed down four times. */
export async function measureHydration(browser: Browser, url: string): Promise<Record<string, string>[]> {
  const all: number[][] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await longTasks(browser, url));
  const longest = all.map((tasks) => Math.max(0, ...tasks));
  return [
    {
      name: 'server page until taken over, 4×',
      [`tasks over ${long} ms`]: median(all.map((tasks) => tasks.length)).toFixed(0),
      longest: `${median(longest).toFixed(0)} ms`,
    },
  ];
}

function longTasks(browser: Browser, url: string): Promise<number[]> {
  return withPage(browser, {}, async (page, session) => {
    await slowDown(session, 4);
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(`${url}/en-us/server-rendered/`);
    await page.locator('fp-footer:not([defer-hydration])').waitFor({ state: 'attached' });
    return page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  });
}
