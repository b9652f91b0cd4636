import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags } from '../browser/chromium-flags.ts';
import { findEngine } from '../browser/engines.ts';

const rounds = 9;

/** Cold start of the portal and first render of the header on a host page, at full speed and on a CPU four times slower. */
export async function measureBrowser(url: string): Promise<Record<string, string>[]> {
  const browser = await chromium.launch({
    executablePath: findEngine('chromium') ?? '',
    args: chromiumFlags,
  });
  try {
    const rows = [];
    for (const slowdown of [1, 4]) {
      const cold = await medianOf(() => coldStart(browser, `${url}/en-us/`, 'h1', slowdown));
      const header = await medianOf(() => coldStart(browser, `${url}/demo/host/`, 'fp-header nav', slowdown));
      rows.push({ name: `portal, cold start to its heading, ${slowdown}×`, median: `${cold.toFixed(0)} ms` });
      rows.push({
        name: `host page, first render of the header, ${slowdown}×`,
        median: `${header.toFixed(0)} ms`,
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** From the navigation's start to the first frame in which `selector` is shown, in ms, with empty caches. */
async function coldStart(browser: Browser, url: string, selector: string, slowdown: number): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(selector).first().waitFor();
    return await page.evaluate(
      () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))),
    );
  } finally {
    await context.close();
  }
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const values = [];
  for (let round = 0; round < rounds; round += 1) values.push(await measure());
  return values.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}
