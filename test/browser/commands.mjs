// Test runner commands that every engine answers, WebKit's driver included.
import { screen } from './webkit.mjs';

/** @returns {import('@web/test-runner-core').TestRunnerPlugin} */
export function viewportCommand() {
  return {
    name: 'fp-set-viewport',
    async executeCommand({ command, payload, session }) {
      if (command !== 'fp-set-viewport') return undefined;
      const { width, height } = payload;
      if (session.browser.type === 'puppeteer') {
        await session.browser.getPage(session.id).setViewport({ width, height });
        return true;
      }
      await fitWindow(session.browser.driverOf(session.id), width, height);
      return true;
    },
  };
}

/** @returns {import('@web/test-runner-core').TestRunnerPlugin} */
export function pressCommand() {
  return {
    name: 'fp-press',
    async executeCommand({ command, payload: keys, session }) {
      if (command !== 'fp-press') return undefined;
      if (session.browser.type === 'puppeteer') {
        const { keyboard } = session.browser.getPage(session.id);
        for (const key of keys) await keyboard.down(key);
        for (const key of keys.toReversed()) await keyboard.up(key);
      } else {
        await session.browser.driverOf(session.id).keys(keys);
      }
      return true;
    },
  };
}

/** @returns {import('@web/test-runner-core').TestRunnerPlugin} */
export function clickCommand() {
  return {
    name: 'fp-click',
    async executeCommand({ command, payload, session }) {
      if (command !== 'fp-click') return undefined;
      const { x, y } = payload;
      if (session.browser.type === 'puppeteer') await session.browser.getPage(session.id).mouse.click(x, y);
      else await session.browser.driverOf(session.id).action('pointer').move({ x, y }).down().up().perform();
      return true;
    },
  };
}

/**
 * A driver sizes the window, not the page: what the window's own frame takes is added, as it was while nothing moved.
 * Without a window manager the window under the pointer has the focus, and the pointer stands in the middle of the screen:
 * so does the window.
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
