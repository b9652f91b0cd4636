import type { Browser } from '@playwright/test';
import { slowDown, withPage } from './browser.ts';
import { medianOf } from './median.ts';

const rounds = 9;

/** Measures the portal's cold start and the header's first render on a host page, at full speed and with the CPU slowed down four times. */
export async function measureStart(browser: Browser, url: string): Promise<Record<string, string>[]> {
  const rows = [];
  for (const rate of [1, 4]) {
    const portal = await medianOf(rounds, () => coldStart(browser, `${url}/en-us/`, 'h1', rate));
    const header = await medianOf(rounds, () =>
      coldStart(browser, `${url}/demo/host/`, 'fp-header nav', rate),
    );
    rows.push({ name: `portal, cold start to its heading, ${rate}×`, median: `${portal.toFixed(0)} ms` });
    rows.push({ name: `host page, first render of the header, ${rate}×`, median: `${header.toFixed(0)} ms` });
  }
  return rows;
}

/** Measures the time from the start of the navigation to the first frame that shows `selector`, with empty caches, in ms. */
function coldStart(browser: Browser, url: string, selector: string, rate: number): Promise<number> {
  return withPage(browser, {}, async (page, session) => {
    await slowDown(session, rate);
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(selector).first().waitFor();
    return page.evaluate(
      () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))),
    );
  });
}
