// Test runner commands that work in every engine, including WebKit's driver.
import { screen } from './webkit.mjs';

export function viewportCommand() {
  return command('fp-set-viewport', async ({ browser, id }, { width, height }) => {
    if (browser.type === 'puppeteer') await browser.getPage(id).setViewport({ width, height });
    else await fitWindow(browser.driverOf(id), width, height);
  });
}

export function pressCommand() {
  return command('fp-press', async ({ browser, id }, keys) => {
    if (browser.type !== 'puppeteer') {
      await browser.driverOf(id).keys(keys);
      return;
    }
    const { keyboard } = browser.getPage(id);
    for (const key of keys) await keyboard.down(key);
    for (const key of keys.toReversed()) await keyboard.up(key);
  });
}

export function clickCommand() {
  return command('fp-click', async ({ browser, id }, { x, y }) => {
    if (browser.type === 'puppeteer') await browser.getPage(id).mouse.click(x, y);
    else await browser.driverOf(id).action('pointer').move({ x, y }).down().up().perform();
  });
}

/** @returns {import('@web/test-runner-core').TestRunnerPlugin} */
function command(name, run) {
  return {
    name,
    async executeCommand({ command, payload, session }) {
      if (command !== name) return undefined;
      await run(session, payload);
      return true;
    },
  };
}

/**
 * Resizes the window until the page has the given size: a driver sizes windows, so the size of the window's frame is added.
 * The window is centered, because the pointer is in the middle of the screen, and without a window manager the window under the pointer
 * has the focus.
 */
async function fitWindow(driver, width, height) {
  const sizes = () => driver.execute('return [innerWidth, innerHeight, outerWidth, outerHeight]');
  const [innerWidth, innerHeight, outerWidth, outerHeight] = await sizes();
  if (innerWidth === width && innerHeight === height) return;
  const wanted = [width + outerWidth - innerWidth, height + outerHeight - innerHeight];
  const [x, y] = [Math.floor((screen.width - wanted[0]) / 2), Math.floor((screen.height - wanted[1]) / 2)];
  await driver.setWindowRect(x, y, ...wanted);
  await driver.waitUntil(async () => String(await sizes()) === String([width, height, ...wanted]), {
    timeout: 10_000,
    interval: 20,
    timeoutMsg: `The page cannot be made ${width} × ${height}`,
  });
}
