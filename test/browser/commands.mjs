// Test runner commands that every engine answers, WebKit's driver included.

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
      await fitWindow(session.browser.driver, width, height);
      return true;
    },
  };
}

/** A driver sizes the window, not the page: add what the window's own frame takes. */
async function fitWindow(driver, width, height) {
  const pageSize = () => driver.execute('return [window.innerWidth, window.innerHeight]');
  await driver.setWindowRect(0, 0, width, height);
  const [innerWidth, innerHeight] = await pageSize();
  if (innerWidth === width && innerHeight === height) return;
  await driver.setWindowRect(0, 0, 2 * width - innerWidth, 2 * height - innerHeight);
  await driver.waitUntil(async () => String(await pageSize()) === String([width, height]), {
    timeoutMsg: `The page cannot be made ${width} × ${height}`,
  });
}
