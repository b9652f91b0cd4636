// Creates a Firefox page for the test runner that skips two steps, each of which costs about 0.1 s per test file.

/**
 * Skips the blank page that the runner opens after each file, because the next file's page replaces it anyway, and skips setting a size
 * that the page already has.
 */
export async function firefoxPage({ browser }) {
  const page = await browser.newPage();
  const goTo = page.goto.bind(page);
  const setViewport = page.setViewport.bind(page);
  let size = '';
  return Object.assign(page, {
    goto: async (url, options) => (url === 'about:blank' ? null : goTo(url, options)),
    async setViewport({ width, height }) {
      const wanted = `${width} × ${height}`;
      if (wanted === size) return;
      await setViewport({ width, height });
      size = wanted;
    },
  });
}
