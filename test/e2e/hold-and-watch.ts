import type { Page } from '@playwright/test';

/** The header that the server has put into the page, until the portal's own is there. */
export const made = (page: Page) => page.locator('fp-first-paint');

/** How long something that is held may take to be asked for, in ms. */
const patience = 10_000;

/** Holds what has an address of the pattern back until it is let go, which waits for something to have asked for it, or fails. */
export async function hold(page: Page, pattern: string): Promise<() => Promise<void>> {
  const asked = Promise.withResolvers<null>();
  const released = Promise.withResolvers<null>();
  await page.route(pattern, async (route) => {
    asked.resolve(null);
    await released.promise;
    await route.continue();
  });
  return async () => {
    const late = setTimeout(() => asked.reject(new Error(`Nothing has asked for ${pattern}.`)), patience);
    await asked.promise;
    clearTimeout(late);
    released.resolve(null);
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
