// The page has one copy of these for all views; any other library of Angular's is bundled, and finished here: they are published half compiled.
import { createRequire } from 'node:module';
import { createEs2015LinkerPlugin } from '@angular/compiler-cli/linker/babel';

export const fromThePage = [
  '@angular/core',
  '@angular/core/primitives/signals',
  '@angular/core/rxjs-interop',
  '@angular/common',
  '@angular/common/http',
  '@angular/platform-browser',
  'rxjs',
  'rxjs/operators',
];

// The very Babel that the linker was written for.
const require = createRequire(import.meta.resolve('@angular/compiler-cli'));
const { transformAsync } = require('@babel/core');

const nothing = () => {};
const linker = createEs2015LinkerPlugin({
  linkerJitMode: false,
  // As much of a file system as is needed where there are no source maps to read.
  fileSystem: {
    resolve: (path) => path,
    exists: () => false,
    dirname: (path) => path,
    relative: (_from, to) => to,
  },
  logger: { level: 1, debug: nothing, info: nothing, warn: nothing, error: console.error },
});

/** @returns {import('vite').Plugin} */
export const angularLibraries = {
  name: 'angular-libraries',
  resolveId: {
    order: 'pre',
    filter: { id: /^@angular\/core\/./ },
    handler(id) {
      this.error(`${id} would bring a second core of Angular, which does not know the page's: do without it`);
    },
  },
  transform: {
    filter: { id: /@angular[\\/].*\.mjs$/, code: 'ɵɵngDeclare' },
    handler: (code, filename) =>
      transformAsync(code, {
        filename,
        plugins: [linker],
        compact: false,
        configFile: false,
        babelrc: false,
      }),
  },
};
