// Angular's libraries are published partially compiled: links them, as every Angular build does.
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { createEs2015LinkerPlugin } from '@angular/compiler-cli/linker/babel';

// The Babel version that the linker was written for; other tools may have installed another one.
const requireAsAngular = createRequire(import.meta.resolve('@angular/compiler-cli'));
const { transformAsync } = requireAsAngular('@babel/core');

const linkerPlugin = createEs2015LinkerPlugin({
  linkerJitMode: false,
  fileSystem: plainPaths(),
  logger: quiet(),
});

/** @returns {import('esbuild').Plugin} */
export const angularLinker = {
  name: 'angular-linker',
  setup({ onLoad }) {
    onLoad({ filter: /@angular[\\/].*\.mjs$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes('ɵɵngDeclare')) return { contents: source };
      const { code } = await transformAsync(source, {
        filename: path,
        plugins: [linkerPlugin],
        compact: false,
        configFile: false,
        babelrc: false,
      });
      return { contents: code };
    });
  },
};

/** The minimal file system that the linker needs, given that there are no source maps to read. */
function plainPaths() {
  return {
    resolve: (path) => path,
    exists: () => false,
    dirname: (path) => path,
    relative: (from, to) => to,
  };
}

function quiet() {
  const nothing = () => {};
  return { level: 1, debug: nothing, info: nothing, warn: nothing, error: console.error };
}
