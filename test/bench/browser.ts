import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { chromiumFlags } from '../browser/chromium-flags.ts';
import { findWindowedChromium } from '../browser/engines.ts';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findWindowedChromium() ?? '', args: chromiumFlags });
}

/** Opens a page with empty caches for the duration of the callback. */
export async function withPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    return await use(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** Slows down the page's CPU by a factor. */
export async function slowDown(session: CDPSession, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
