/**
 * Has Chromium compile a file's functions off the main thread while the file comes in, where it would compile each one as it is
 * called for the first time: almost all of them are, on the way to the first paint. It must be a file's first line. Other
 * engines read a comment. https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Comes after what takes comments away. */
export const compileHint = {
  name: 'compile-hint',
  renderChunk: (code) => ({ code: hint + code, map: null }),
};
