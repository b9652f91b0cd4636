// npm run bench, on the built output: a route look-up, a market's mistakes, cold start and first render, opening menus and the drawer, mounting header and views.
import { startServer } from '../../demo/backend/serve.ts';
import { launchBrowser } from './browser.ts';
import { measureDrawer } from './drawer.ts';
import { measureHydration } from './hydration.ts';
import { measureLookUp } from './look-up.ts';
import { measureMenus } from './menus.ts';
import { measureMistakes } from './mistakes.ts';
import { measureMounts } from './mounts.ts';
import { measureStart } from './start.ts';
import { measureViews } from './views.ts';

const server = await startServer({ root: 'dist', port: 0 });
const browser = await launchBrowser();
try {
  console.table(await measureLookUp());
  console.table(measureMistakes());
  console.table(await measureStart(browser, server.url));
  console.table(await measureHydration(browser, server.url));
  console.table(await measureMenus(browser, server.url));
  console.table(await measureDrawer(browser));
  console.table(await measureMounts(browser, server.url));
  console.table(await measureViews(browser, server.url));
} finally {
  await browser.close();
  await server.close();
}
