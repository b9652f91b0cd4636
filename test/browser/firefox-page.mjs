// A page of Firefox for the test runner, without two steps that each test file would cost it some 0.1 s.

/** The runner leaves for an empty page after each file, which the next file's page does as well, and gives each the size it has. */
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
