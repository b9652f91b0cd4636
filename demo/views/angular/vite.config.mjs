import { defineConfig, mergeConfig } from 'vite';
import { nativeViews, remote } from '../build/vite.mjs';
import { stylesBesideSources } from './styles-beside-sources.mjs';

/** The output of ngc, which runs before. */
const compiled = `${process.env.VIEWS_COMPILED ?? import.meta.dirname}/angular`;

const views = nativeViews({
  name: 'angular',
  input: {
    'driver-assignments': 'src/driver-assignments/driver-assignments.js',
    'tyre-report': 'src/tyre-report/tyre-report.js',
    'range-planner': 'src/range-planner/range-planner.js',
    misbehaving: 'src/misbehaving/misbehaving.js',
  },
  external: ['@angular/core', '@angular/common', '@angular/platform-browser', 'rxjs', 'rxjs/operators'],
});

/** Without a copy of Angular: it takes the page's. */
const tyreReport = {
  name: 'angular-remote',
  expose: 'TyreReport',
  file: './src/tyre-report/remote.js',
  shared: { '@angular/core': { singleton: true, import: false } },
};

/** `vite build` builds the native modules, `vite build --mode remote` the federation remote. */
export default defineConfig(({ mode }) =>
  mergeConfig(
    {
      root: compiled,
      plugins: [stylesBesideSources()],
      define: { ngDevMode: 'false', ngJitMode: 'false' },
    },
    mode === 'remote' ? remote(tyreReport) : { base: './', build: views },
  ),
);
