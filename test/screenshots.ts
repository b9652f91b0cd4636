// npm run screenshots: takes the pictures of README.md and docs/screenshots.md from the built output.
import { chromium, type Page } from '@playwright/test';
import { startServer } from '../demo/backend/serve.ts';
import { chromiumFlags } from './browser/chromium-flags.ts';
import { cookieDecision } from './helpers/cookie-decision.ts';
import { findEngine } from './browser/engines.ts';

const widths = [320, 600, 1024, 1440, 1920];
const folder = 'docs/images';

const server = await startServer({ root: 'dist', port: 0 });
const browser = await chromium.launch({ executablePath: findEngine('chromium') ?? '', args: chromiumFlags });
try {
  for (const width of widths) await take(width, `portal-${width}`);
  await take(1440, 'portal-menu-1440', (page) => open(page, 'Vehicles', 'tab'));
  await take(320, 'portal-menu-320', (page) => open(page, 'Open menu', 'dialog'));
} finally {
  await browser.close();
  await server.close();
}

async function take(width: number, name: string, prepare?: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: width < 1024 ? 720 : 900 } });
  await page.context().addCookies([{ ...cookieDecision, url: server.url }]);
  const form = { person: 'fleet-customer', redirect: '/' };
  await page.request.post(`${server.url}/login`, { form, headers: { origin: server.url }, maxRedirects: 0 });
  await page.goto(`${server.url}/en-us/`, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' });
  await page.close();
}

/** Opens a menu and waits for its content. */
async function open(page: Page, button: string, shows: 'tab' | 'dialog'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: button, exact: true }).click();
  await page.getByRole(shows).first().waitFor();
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished'),
  );
}
