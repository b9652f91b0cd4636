/**
 * Makes Chromium compile all functions of a file off the main thread while it downloads, instead of one by one when they are first called:
 * almost all of them are called on the way to the first paint. It must be the first line of a file. Other engines see a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Must come after plugins that remove comments. */
export const compileHint = {
  name: 'compile-hint',
  renderChunk: (code) => ({ code: hint + code, map: null }),
};
