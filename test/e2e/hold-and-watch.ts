import type { Page } from '@playwright/test';

/** The header that the server has rendered, until the portal's own replaces it. */
export const made = (page: Page) => page.locator('fp-first-paint');

/** The maximum time in ms until a held URL is requested. */
const patience = 10_000;

/**
 * Holds back requests that match the pattern. The returned function waits until one has been made, failing if none is, and lets them
 * continue.
 */
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

/** Records all layout shifts from the first frame on, and console warnings. */
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
  // With two decimals, as usual for layout shift scores.
  const shift = () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0).toFixed(2),
    );
  return { shift, warnings };
}
