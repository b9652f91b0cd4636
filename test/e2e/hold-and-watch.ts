import type { Page } from '@playwright/test';

/** The header that the server has put into the page, until the portal's own is there. */
export const made = (page: Page) => page.locator('fp-first-paint');

/** Holds what has an address of the pattern back until it is let go, which fails where nothing was asked for. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  let isAsked = false;
  await page.route(pattern, async (route) => {
    isAsked = true;
    await promise;
    await route.continue();
  });
  return () => {
    if (!isAsked) throw new Error(`Nothing has asked for ${pattern}.`);
    resolve(null);
  };
}

/** Notes every shift of the layout from the first frame on, and what the console warned of. */
export async function watch(page: Page): Promise<{ shift: () => Promise<string>; warnings: string[] }> {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // As it is reported everywhere: with two decimals.
  const shift = () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0).toFixed(2),
    );
  return { shift, warnings };
}
